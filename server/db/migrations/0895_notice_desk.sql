-- Notices are written at a desk: with a picture, and with who changed them last.
ALTER TABLE announcement
  ADD COLUMN picture text NOT NULL DEFAULT '',
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN changed_by text NOT NULL DEFAULT '',
  ADD CONSTRAINT announcement_ends_later CHECK (expires_at > published_at);

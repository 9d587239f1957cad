-- Of a picture: since when it is one that the platform wrote itself, in the place of what was sent.
ALTER TABLE member_file ADD COLUMN rewritten_at timestamptz;

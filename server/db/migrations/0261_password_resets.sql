-- Passwords that were forgotten: links that were mailed, and who set a new password by which way. Of a link only the hash is
-- kept. A row without a member was made for nobody, so that it takes as long.
CREATE TABLE password_reset (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  way text NOT NULL CHECK (way IN ('mail', 'phone')),
  token_hash bytea UNIQUE,
  member_id uuid REFERENCES member (id),
  -- From where it was asked for, and used.
  asked_from text NOT NULL,
  used_from text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- Another link, or another password, came in between.
  ended_at timestamptz
);
CREATE INDEX password_reset_member ON password_reset (member_id, created_at DESC);
CREATE INDEX password_reset_expiry ON password_reset (expires_at);

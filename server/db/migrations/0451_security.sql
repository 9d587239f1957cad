-- What a member fills in once, the contacts that were proved, and what happened to the account.
ALTER TABLE member ADD COLUMN birthday date;
ALTER TABLE member ADD COLUMN email_verified_at timestamptz;
ALTER TABLE member ADD COLUMN payment_password_at timestamptz;
-- Nothing is withdrawn before, after a forgotten withdrawal password.
ALTER TABLE member ADD COLUMN rest_until timestamptz;

-- Rows without a member are tries to log in that belong to nobody: they are written so that such a try takes as long as any other.
CREATE TABLE member_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  member_id uuid,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (length(kind) <= 32),
  ip text NOT NULL DEFAULT '',
  device text NOT NULL DEFAULT ''
);
CREATE INDEX member_event_member ON member_event (member_id, at DESC, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX member_event_logins ON member_event (at) WHERE kind IN ('login', 'loginFailed');

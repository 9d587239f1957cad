-- Roles are more, the table of what they may is schemas/rights.json. Whoever published could do all there was, and goes on to.
ALTER TABLE operator DROP CONSTRAINT operator_role_check;
ALTER TABLE operator ADD CONSTRAINT operator_role_check
  CHECK (role IN ('viewer', 'support', 'editor', 'reviewer', 'publisher', 'administrator'));
UPDATE operator SET role = 'administrator' WHERE role = 'publisher' AND password_hash IS NOT NULL;
ALTER TABLE operator ADD COLUMN signed_in_at timestamptz;
UPDATE operator o SET signed_in_at = (SELECT max(s.created_at) FROM operator_session s WHERE s.operator_id = o.id);

-- Of whom a second factor is demanded.
ALTER TABLE operator_rule ADD COLUMN demanded_of text NOT NULL DEFAULT 'all' CHECK (demanded_of IN ('all', 'publishers'));

-- Links that make an account once. Only hashes of their tokens are kept.
CREATE TABLE operator_invitation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  account text NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer', 'support', 'editor', 'reviewer', 'publisher', 'administrator')),
  invited_by uuid NOT NULL REFERENCES operator (id),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  used_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX operator_invitation_time ON operator_invitation (created_at DESC, id);
CREATE UNIQUE INDEX operator_invitation_open ON operator_invitation (account) WHERE used_at IS NULL AND ended_at IS NULL;

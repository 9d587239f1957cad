-- Answers to reality checks. They outlive the session, whose row goes in time: what a player was told and answered can be asked for
-- years later.
CREATE TABLE reality_check (
  session_id uuid NOT NULL,
  -- From 1 in each session. One answer counts.
  number integer NOT NULL CHECK (number > 0),
  member_id uuid NOT NULL REFERENCES member (id),
  due_at timestamptz NOT NULL,
  answered_at timestamptz NOT NULL,
  answer text NOT NULL CHECK (answer IN ('goOn', 'stop')),
  -- What the player was told: settled wins minus stakes since the check before, in minor units.
  net bigint NOT NULL,
  currency text NOT NULL,
  PRIMARY KEY (session_id, number)
);
CREATE INDEX reality_check_member ON reality_check (member_id, answered_at);
REVOKE UPDATE, DELETE ON reality_check FROM croupier_app;

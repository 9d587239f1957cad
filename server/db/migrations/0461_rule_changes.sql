-- Changes of money rules that one operator asks for and another one agrees to. A row stays what it was; `state` goes on once.
CREATE TABLE rule_change (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('withdrawalRule', 'withdrawalWay', 'depositChannel')),
  -- A currency, a way or a channel.
  ref text NOT NULL,
  -- What held when it was asked; null where there was nothing.
  before jsonb,
  after jsonb NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'applied', 'refused')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'asked') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state <> 'applied' OR decided_by <> asked_by)
);
CREATE INDEX rule_change_time ON rule_change (asked_at DESC, id DESC);
CREATE UNIQUE INDEX rule_change_waiting ON rule_change (kind, ref) WHERE state = 'asked';
REVOKE DELETE ON rule_change FROM croupier_app;

ALTER TABLE message_sent DROP CONSTRAINT message_sent_recipients_check;
ALTER TABLE message_sent ADD CONSTRAINT message_sent_recipients_check
  CHECK (recipients IN ('member', 'list', 'agents', 'players', 'all'));

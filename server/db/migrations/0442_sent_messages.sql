-- Messages that operators sent: one row for each time, whoever got it.
CREATE TABLE message_sent (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL,
  operator text NOT NULL,
  recipients text NOT NULL CHECK (recipients IN ('member', 'agents', 'players', 'all')),
  -- Of one member, its account.
  account text NOT NULL DEFAULT '',
  title jsonb NOT NULL CHECK (title ? 'EN'),
  sent integer NOT NULL CHECK (sent >= 0)
);
CREATE INDEX message_sent_time ON message_sent (at DESC, id DESC);
REVOKE UPDATE, DELETE ON message_sent FROM croupier_app;

ALTER TABLE message ADD COLUMN sent_id uuid REFERENCES message_sent (id);
CREATE INDEX message_of_sent ON message (sent_id) WHERE sent_id IS NOT NULL;
-- Unread ones are counted on every page.
CREATE INDEX message_unread ON message (member_id) WHERE deleted_at IS NULL AND read_at IS NULL;

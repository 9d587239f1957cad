-- Mails and text messages that leave the platform. What they say is sealed while they wait; `subject` and `body` keep what operators
-- may read.
ALTER TABLE outbox_message
  -- kept: no way out was set up. sending: somebody has it in hand until next_try_at.
  ADD COLUMN state text NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'waiting', 'sending', 'failed', 'sent', 'dead')),
  ADD COLUMN sealed bytea,
  ADD COLUMN good_until timestamptz,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN next_try_at timestamptz,
  ADD COLUMN tried_at timestamptz,
  ADD COLUMN sent_at timestamptz,
  -- Why the last try failed, without what the message says.
  ADD COLUMN reason text NOT NULL DEFAULT '';
CREATE INDEX outbox_message_due ON outbox_message (channel, next_try_at) WHERE state IN ('waiting', 'sending', 'failed');
CREATE INDEX outbox_message_tried ON outbox_message (channel, tried_at) WHERE tried_at IS NOT NULL;
CREATE INDEX outbox_message_sealed ON outbox_message (good_until) WHERE sealed IS NOT NULL;

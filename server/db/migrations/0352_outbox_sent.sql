-- Messages that were delivered are deleted after a while.
CREATE INDEX outbox_message_sent ON outbox_message (sent_at) WHERE state = 'sent';

-- What was paid out in part waits for an operator like what is not paid out at all, and what was paid out waits for its player.
CREATE INDEX withdrawal_rest ON withdrawal (changed_at) WHERE state = 'sent' AND amount - fee - returned > paid;
CREATE INDEX withdrawal_receipts ON withdrawal (member_id) WHERE state = 'sent';

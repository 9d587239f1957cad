-- Invariants 1 and 2 as before (migration 0004), asked for each transfer and account that was added: of many at once PostgreSQL read the
-- entries of all transfers there are, so that a batch of stakes took the longer the larger the ledger was.
CREATE OR REPLACE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT transfer_id FROM added) t
    CROSS JOIN LATERAL (SELECT sum(e.amount) AS total FROM ledger_entry e WHERE e.transfer_id = t.transfer_id) s
    WHERE s.total <> 0
  ) THEN
    RAISE EXCEPTION 'entries of a transfer do not cancel out' USING ERRCODE = 'check_violation';
  END IF;
  -- The newest entry of an account is among those that were added just now.
  IF EXISTS (
    SELECT FROM (
      SELECT DISTINCT ON (account_id) account_id, account_version, balance_after, hash FROM added ORDER BY account_id, account_version DESC
    ) newest JOIN ledger_account a ON a.id = newest.account_id
    WHERE a.version <> newest.account_version OR a.balance <> newest.balance_after OR a.last_hash <> newest.hash
  ) THEN
    RAISE EXCEPTION 'an account''s balance is not its newest entry''s' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

-- Stakes that come at once are booked at once: many transfers from members' accounts to one account of the house, by a few statements
-- whatever their number. What ledger_post() promises of one holds of each of them, and all are booked or none.

-- Half of the time of a transfer went into planning its statements anew for each call, as PostgreSQL does for arrays. There is one good
-- plan, by the keys. Without the second setting a plan that was made while the tables were small would read them whole.
ALTER FUNCTION ledger_post(text, text, uuid[], bigint[], text, text, text, text, text, timestamptz) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION ledger_post(text, text, uuid[], bigint[], text, text, text, text, text, timestamptz) SET enable_seqscan = off;

-- Books what members pay to the house; the amounts are above 0, and the keys are the members' own. An account may pay several times: in
-- the order of the arrays. All entries of the house are on one of its parts, the first that nobody else books on now, so that calls on
-- several nodes do not wait for each other. Errors by SQLSTATE: CR001 a key was used before, CR002 not enough money, CR003 the payments
-- are wrong.
CREATE FUNCTION ledger_pay_house(
  p_kind text, p_currency text, p_house uuid, p_accounts uuid[], p_amounts bigint[], p_keys text[],
  p_cause_type text, p_cause_refs text[], p_details text[], p_categories text[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  payments integer := coalesce(array_length(p_accounts, 1), 0);
  payers integer := 0;
  found_payers integer;
  transfers uuid[];
  house ledger_account;
  own ledger_account;
  payment record;
  -- What is written at the end: the accounts as they are then, and every entry.
  payer_ids uuid[] := '{}';
  payer_balances bigint[] := '{}';
  payer_versions bigint[] := '{}';
  payer_hashes bytea[] := '{}';
  entry_transfers uuid[] := '{}';
  entry_accounts uuid[] := '{}';
  entry_versions bigint[] := '{}';
  entry_amounts bigint[] := '{}';
  entry_balances bigint[] := '{}';
  entry_hashes bytea[] := '{}';
  broken text;
BEGIN
  IF payments = 0 OR payments <> ALL (ARRAY[cardinality(p_amounts), cardinality(p_keys), cardinality(p_cause_refs), cardinality(p_details), cardinality(p_categories)])
     OR (SELECT min(a) FROM unnest(p_amounts) a) <= 0 THEN
    RAISE EXCEPTION 'each payment has an account, an amount above 0, a key and a cause' USING ERRCODE = 'CR003';
  END IF;

  -- The payers first, in the order of every transfer, and then a part of the house that nobody holds: nobody is waited for twice.
  PERFORM FROM ledger_account a WHERE a.id = ANY (p_accounts) ORDER BY a.id FOR NO KEY UPDATE;
  SELECT count(*) INTO found_payers FROM ledger_account a
  WHERE a.id IN (SELECT unnest(p_accounts)) AND a.member_id IS NOT NULL AND a.currency = p_currency;
  SELECT * INTO house FROM ledger_account a WHERE a.head_id = p_house AND a.currency = p_currency
  ORDER BY a.part LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF house.id IS NULL THEN
    SELECT * INTO house FROM ledger_account a WHERE a.head_id = p_house AND a.currency = p_currency
    ORDER BY a.part LIMIT 1 FOR NO KEY UPDATE;
  END IF;
  IF house.id IS NULL THEN
    RAISE EXCEPTION 'the house has no such account in parts' USING ERRCODE = 'CR003';
  END IF;

  transfers := ARRAY(SELECT gen_random_uuid() FROM generate_series(1, payments));
  INSERT INTO ledger_transfer (id, kind, currency, cause_type, cause_ref, detail, category, payer_id, idempotency_key, created_at)
  SELECT t.id, p_kind, p_currency, p_cause_type, t.cause_ref, t.detail, t.category, t.account_id, t.key, p_at
  FROM unnest(transfers, p_cause_refs, p_details, p_categories, p_accounts, p_keys) AS t (id, cause_ref, detail, category, account_id, key);

  FOR payment IN
    SELECT p.transfer_id, p.account_id, p.amount FROM unnest(transfers, p_accounts, p_amounts) WITH ORDINALITY AS p (transfer_id, account_id, amount, place)
    ORDER BY p.account_id, p.place
  LOOP
    IF own.id IS DISTINCT FROM payment.account_id THEN
      SELECT * INTO own FROM ledger_account a WHERE a.id = payment.account_id;
      payers := payers + 1;
    END IF;
    own.balance := own.balance - payment.amount;
    own.version := own.version + 1;
    own.last_hash := ledger_entry_hash(own.last_hash, payment.transfer_id, own.id, own.version, -payment.amount, own.balance, p_at);
    house.balance := house.balance + payment.amount;
    house.version := house.version + 1;
    house.last_hash := ledger_entry_hash(house.last_hash, payment.transfer_id, house.id, house.version, payment.amount, house.balance, p_at);
    payer_ids[payers] := own.id;
    payer_balances[payers] := own.balance;
    payer_versions[payers] := own.version;
    payer_hashes[payers] := own.last_hash;
    entry_transfers := entry_transfers || payment.transfer_id || payment.transfer_id;
    entry_accounts := entry_accounts || own.id || house.id;
    entry_versions := entry_versions || own.version || house.version;
    entry_amounts := entry_amounts || -payment.amount || payment.amount;
    entry_balances := entry_balances || own.balance || house.balance;
    entry_hashes := entry_hashes || own.last_hash || house.last_hash;
  END LOOP;
  IF found_payers <> payers THEN
    RAISE EXCEPTION 'an account is missing, holds another currency, or is no member''s' USING ERRCODE = 'CR003';
  END IF;

  UPDATE ledger_account a SET balance = n.balance, version = n.version, last_hash = n.last_hash
  FROM unnest(payer_ids || house.id, payer_balances || house.balance, payer_versions || house.version, payer_hashes || house.last_hash)
    AS n (id, balance, version, last_hash)
  WHERE a.id = n.id;

  INSERT INTO ledger_entry (transfer_id, account_id, account_version, amount, balance_after, created_at, hash)
  SELECT e.transfer_id, e.account_id, e.version, e.amount, e.balance, p_at, e.hash
  FROM unnest(entry_transfers, entry_accounts, entry_versions, entry_amounts, entry_balances, entry_hashes)
    AS e (transfer_id, account_id, version, amount, balance, hash);
EXCEPTION
  WHEN unique_violation THEN
    RAISE EXCEPTION 'a key was used before' USING ERRCODE = 'CR001';
  WHEN check_violation THEN
    GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME;
    IF broken = 'ledger_account_covered' THEN
      RAISE EXCEPTION 'not enough money' USING ERRCODE = 'CR002';
    END IF;
    RAISE;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger_pay_house FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_pay_house TO croupier_app;

-- Every bet and every win goes through an account of the house, so its one row made all transfers wait for each other. Such
-- an account now has parts: rows that take its entries, sixteen at a time. The account itself (part 0) keeps what it had,
-- names the payer of a transfer, and so decides alone whether a key was used (invariant 6): how many parts there are, and
-- which of them a transfer falls on, may change without a transfer being booked twice. Each part has a balance, a version
-- and a chain of its own, held by the same checks as any account; what the house has is the sum (invariants 1, 2, 3, 10).

CREATE FUNCTION ledger_parts() RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT 16 $$;

ALTER TABLE ledger_account
  ADD COLUMN part smallint NOT NULL DEFAULT 0 CHECK (part >= 0),
  -- Of a part: the account that it belongs to, of the same kind and currency.
  ADD COLUMN head_id uuid,
  ADD CONSTRAINT ledger_account_identity UNIQUE (id, kind, currency),
  ADD CONSTRAINT ledger_account_head FOREIGN KEY (head_id, kind, currency)
    REFERENCES ledger_account (id, kind, currency),
  ADD CONSTRAINT ledger_account_part CHECK ((part = 0) = (head_id IS NULL)),
  -- An account that must be covered cannot be in parts: each would have to be covered alone.
  ADD CONSTRAINT ledger_account_part_of_own CHECK (head_id IS NULL OR (member_id IS NULL AND allow_negative));
DROP INDEX ledger_account_own;
CREATE UNIQUE INDEX ledger_account_own ON ledger_account (kind, currency, part) WHERE member_id IS NULL;
CREATE UNIQUE INDEX ledger_account_parts ON ledger_account (head_id, part) WHERE head_id IS NOT NULL;
-- Balances change all the time and no index holds them: with room on the page a change stays on it (HOT).
ALTER TABLE ledger_account SET (fillfactor = 60);

CREATE FUNCTION ledger_split_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (kind, currency, allow_negative, created_at, head_id, part)
  SELECT NEW.kind, NEW.currency, NEW.allow_negative, NEW.created_at, NEW.id, n FROM generate_series(1, ledger_parts()) n;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_account_split AFTER INSERT ON ledger_account FOR EACH ROW
  WHEN (NEW.member_id IS NULL AND NEW.head_id IS NULL AND NEW.allow_negative) EXECUTE FUNCTION ledger_split_account();

INSERT INTO ledger_account (kind, currency, allow_negative, created_at, head_id, part)
SELECT a.kind, a.currency, a.allow_negative, a.created_at, a.id, n
FROM ledger_account a CROSS JOIN generate_series(1, ledger_parts()) n
WHERE a.member_id IS NULL AND a.head_id IS NULL AND a.allow_negative;

-- As before (migration 0004), but legs that name an account in parts are booked on the part that the key falls on.
CREATE OR REPLACE FUNCTION ledger_post(
  p_kind text, p_currency text, p_accounts uuid[], p_amounts bigint[], p_key text,
  p_cause_type text, p_cause_ref text, p_detail text, p_category text, p_at timestamptz,
  OUT transfer_id uuid, OUT replayed boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  legs integer := coalesce(array_length(p_accounts, 1), 0);
  found integer;
  known ledger_transfer;
  broken text;
  booked uuid[];
BEGIN
  IF legs < 2 OR legs <> coalesce(array_length(p_amounts, 1), 0)
     OR (SELECT count(DISTINCT a) FROM unnest(p_accounts) a) <> legs
     OR (SELECT sum(a) FROM unnest(p_amounts) a) <> 0
     OR EXISTS (SELECT FROM ledger_account a WHERE a.id = ANY (p_accounts) AND a.head_id IS NOT NULL) THEN
    RAISE EXCEPTION 'the legs of a transfer must be two or more different whole accounts and cancel out' USING ERRCODE = 'CR003';
  END IF;

  INSERT INTO ledger_transfer (kind, currency, cause_type, cause_ref, detail, category, payer_id, idempotency_key, created_at)
  VALUES (p_kind, p_currency, p_cause_type, p_cause_ref, p_detail, p_category, p_accounts[1], p_key, p_at)
  ON CONFLICT (payer_id, idempotency_key) DO NOTHING
  RETURNING id INTO transfer_id;
  replayed := transfer_id IS NULL;
  IF replayed THEN
    SELECT * INTO known FROM ledger_transfer t WHERE t.payer_id = p_accounts[1] AND t.idempotency_key = p_key;
    IF known.kind <> p_kind OR known.currency <> p_currency OR EXISTS (
      SELECT FROM (SELECT unnest(p_accounts) AS account_id, unnest(p_amounts) AS amount) asked
      FULL JOIN (
        SELECT coalesce(a.head_id, a.id) AS account_id, e.amount
        FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE e.transfer_id = known.id
      ) written USING (account_id, amount) WHERE asked IS NULL OR written IS NULL
    ) THEN
      RAISE EXCEPTION 'the key was used for another transfer' USING ERRCODE = 'CR001';
    END IF;
    transfer_id := known.id;
    RETURN;
  END IF;

  booked := ARRAY(
    SELECT coalesce(p.id, leg.account_id) FROM unnest(p_accounts) WITH ORDINALITY AS leg (account_id, place)
    LEFT JOIN ledger_account p ON p.head_id = leg.account_id AND p.part = 1 + abs(hashtext(p_key) % ledger_parts())
    ORDER BY leg.place
  );

  -- Always in the same order, so that two transfers between the same accounts cannot wait for each other. NO KEY, because
  -- the row above has a share of the payer's key already.
  PERFORM FROM ledger_account a WHERE a.id = ANY (booked) ORDER BY a.id FOR NO KEY UPDATE;

  UPDATE ledger_account a SET
    balance = a.balance + leg.amount,
    version = a.version + 1,
    last_hash = ledger_entry_hash(a.last_hash, ledger_post.transfer_id, a.id, a.version + 1, leg.amount, a.balance + leg.amount, p_at)
  FROM (SELECT unnest(booked) AS account_id, unnest(p_amounts) AS amount) leg
  WHERE a.id = leg.account_id AND a.currency = p_currency;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found <> legs THEN
    RAISE EXCEPTION 'an account is missing or holds another currency' USING ERRCODE = 'CR003';
  END IF;

  INSERT INTO ledger_entry (transfer_id, account_id, account_version, amount, balance_after, created_at, hash)
  SELECT ledger_post.transfer_id, a.id, a.version, leg.amount, a.balance, p_at, a.last_hash
  FROM (SELECT unnest(booked) AS account_id, unnest(p_amounts) AS amount) leg
  JOIN ledger_account a ON a.id = leg.account_id;
EXCEPTION WHEN check_violation THEN
  GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME;
  IF broken = 'ledger_account_covered' THEN
    RAISE EXCEPTION 'not enough money' USING ERRCODE = 'CR002';
  END IF;
  RAISE;
END
$$;

-- As before, but one of the house's own accounts is its part 0; and one that is there already is found without a write.
CREATE OR REPLACE FUNCTION ledger_open(p_kind text, p_member uuid, p_currency text, p_at timestamptz) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found uuid;
BEGIN
  FOR attempt IN 1..2 LOOP
    IF p_member IS NULL THEN
      SELECT id INTO found FROM ledger_account
      WHERE kind = p_kind AND currency = p_currency AND part = 0 AND member_id IS NULL;
    ELSE
      SELECT id INTO found FROM ledger_account WHERE member_id = p_member AND currency = p_currency AND kind = p_kind;
    END IF;
    EXIT WHEN found IS NOT NULL;
    -- Somebody else may open it at the same moment; then it is there to be found.
    INSERT INTO ledger_account (kind, member_id, currency, allow_negative, created_at)
    VALUES (p_kind, p_member, p_currency, p_member IS NULL, p_at)
    ON CONFLICT DO NOTHING RETURNING id INTO found;
    EXIT WHEN found IS NOT NULL;
  END LOOP;
  RETURN found;
END
$$;

-- As before; invariant 6 also wants that no part ever pays in its own name, or a key could count twice.
CREATE OR REPLACE FUNCTION ledger_violations() RETURNS TABLE (invariant text, subject text) LANGUAGE sql STABLE AS $$
  SELECT 'I1', transfer_id::text FROM ledger_entry GROUP BY transfer_id HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'I1', t.id::text FROM ledger_transfer t WHERE NOT EXISTS (SELECT FROM ledger_entry e WHERE e.transfer_id = t.id)
  UNION ALL
  SELECT 'I2', a.id::text FROM ledger_account a
    LEFT JOIN (SELECT account_id, sum(amount) AS total, count(*) AS entries FROM ledger_entry GROUP BY account_id) s
    ON s.account_id = a.id WHERE a.balance <> coalesce(s.total, 0) OR a.version <> coalesce(s.entries, 0)
  UNION ALL
  SELECT 'I3', currency FROM ledger_account GROUP BY currency HAVING sum(balance) <> 0
  UNION ALL
  SELECT 'I4', id::text FROM ledger_account WHERE balance < 0 AND NOT allow_negative
  UNION ALL
  SELECT 'I6', idempotency_key FROM ledger_transfer GROUP BY payer_id, idempotency_key HAVING count(*) > 1
  UNION ALL
  SELECT 'I6', t.id::text FROM ledger_transfer t JOIN ledger_account a ON a.id = t.payer_id WHERE a.head_id IS NOT NULL
  UNION ALL
  SELECT 'I8', id::text FROM ledger_transfer WHERE cause_type = '' OR cause_ref = ''
  UNION ALL
  SELECT 'I10', e.id::text FROM (
    SELECT id, transfer_id, account_id, account_version, amount, balance_after, created_at, hash,
      lag(hash, 1, '\x'::bytea) OVER chain AS hash_before, lag(balance_after, 1, 0::bigint) OVER chain AS balance_before
    FROM ledger_entry WINDOW chain AS (PARTITION BY account_id ORDER BY account_version)
  ) e WHERE e.balance_after <> e.balance_before + e.amount
    OR e.hash <> ledger_entry_hash(e.hash_before, e.transfer_id, e.account_id, e.account_version, e.amount, e.balance_after, e.created_at)
$$;

REVOKE EXECUTE ON FUNCTION ledger_parts, ledger_split_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_parts TO croupier_app;

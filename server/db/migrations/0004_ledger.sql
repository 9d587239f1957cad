-- Double entry in integer minor units. The server's role reads these tables and books through ledger_post(); it can
-- neither insert, change nor delete a row itself, and triggers hold even the owner to it.

CREATE TABLE ledger_account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- 'player', or one of the house's own: 'bank', 'house', 'bonus', 'trial'.
  kind text NOT NULL,
  member_id uuid REFERENCES member (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  balance bigint NOT NULL DEFAULT 0 CHECK (abs(balance) < 9007199254740992),
  -- How many entries the account has; the newest entry carries this number.
  version bigint NOT NULL DEFAULT 0,
  last_hash bytea NOT NULL DEFAULT '\x',
  allow_negative boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- Invariant 4.
  CONSTRAINT ledger_account_covered CHECK (allow_negative OR balance >= 0),
  CHECK ((kind = 'player') = (member_id IS NOT NULL))
);
CREATE UNIQUE INDEX ledger_account_member ON ledger_account (member_id, currency) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_own ON ledger_account (kind, currency) WHERE member_id IS NULL;

CREATE TABLE ledger_transfer (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'bet', 'win', 'bonus', 'transfer', 'adjustment')),
  currency text NOT NULL,
  -- Invariant 8: who or what made it happen.
  cause_type text NOT NULL CHECK (cause_type IN ('session', 'operator', 'provider', 'system')),
  cause_ref text NOT NULL CHECK (cause_ref <> ''),
  -- For example the game's name and category.
  detail text NOT NULL DEFAULT '',
  category text NOT NULL DEFAULT '',
  -- Invariant 6: the paying account and the key of its intent.
  payer_id uuid NOT NULL REFERENCES ledger_account (id),
  idempotency_key text NOT NULL CHECK (idempotency_key <> ''),
  created_at timestamptz NOT NULL,
  UNIQUE (payer_id, idempotency_key)
);
CREATE INDEX ledger_transfer_kind ON ledger_transfer (kind, created_at DESC);

CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id uuid NOT NULL REFERENCES ledger_transfer (id),
  account_id uuid NOT NULL REFERENCES ledger_account (id),
  account_version bigint NOT NULL CHECK (account_version > 0),
  -- Invariant 7.
  amount bigint NOT NULL CHECK (amount <> 0 AND abs(amount) < 9007199254740992),
  balance_after bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- Invariant 10: hash over this entry and the hash of the account's entry before it.
  hash bytea NOT NULL,
  UNIQUE (account_id, account_version)
);
CREATE INDEX ledger_entry_transfer ON ledger_entry (transfer_id);
CREATE INDEX ledger_entry_account ON ledger_entry (account_id, created_at DESC, id DESC);

CREATE FUNCTION ledger_entry_hash(
  before bytea, transfer uuid, account uuid, version bigint, amount bigint, balance_after bigint, at timestamptz
) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(convert_to(concat_ws('|', encode(before, 'hex'), transfer, account, version, amount, balance_after,
    (extract(epoch FROM at) * 1000000)::bigint), 'UTF8'))
$$;

-- Invariant 5.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never changed: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER ledger_entry_fixed BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_entry_kept BEFORE TRUNCATE ON ledger_entry EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfer_fixed BEFORE UPDATE OR DELETE ON ledger_transfer FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfer_kept BEFORE TRUNCATE ON ledger_transfer EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_account_kept BEFORE DELETE ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- Invariants 1 and 2, at the end of every statement that adds entries: each transfer's entries cancel out, and each
-- account's balance is its newest entry's.
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_entry e WHERE e.transfer_id IN (SELECT transfer_id FROM added)
    GROUP BY e.transfer_id HAVING sum(e.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'entries of a transfer do not cancel out' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT account_id, max(account_version) AS version FROM added GROUP BY account_id) newest
    JOIN ledger_entry e ON e.account_id = newest.account_id AND e.account_version = newest.version
    JOIN ledger_account a ON a.id = newest.account_id
    WHERE a.version <> e.account_version OR a.balance <> e.balance_after OR a.last_hash <> e.hash
  ) THEN
    RAISE EXCEPTION 'an account''s balance is not its newest entry''s' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();

-- Books one transfer. The first account pays: its key makes the transfer happen once. Returns the transfer and whether it
-- was there before. Errors by SQLSTATE: CR001 the key was used for something else, CR002 not enough money, CR003 the
-- legs are wrong.
CREATE FUNCTION ledger_post(
  p_kind text, p_currency text, p_accounts uuid[], p_amounts bigint[], p_key text,
  p_cause_type text, p_cause_ref text, p_detail text, p_category text, p_at timestamptz,
  OUT transfer_id uuid, OUT replayed boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  legs integer := coalesce(array_length(p_accounts, 1), 0);
  found integer;
  known ledger_transfer;
  broken text;
BEGIN
  IF legs < 2 OR legs <> coalesce(array_length(p_amounts, 1), 0)
     OR (SELECT count(DISTINCT a) FROM unnest(p_accounts) a) <> legs
     OR (SELECT sum(a) FROM unnest(p_amounts) a) <> 0 THEN
    RAISE EXCEPTION 'the legs of a transfer must be two or more different accounts and cancel out' USING ERRCODE = 'CR003';
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
      FULL JOIN (SELECT e.account_id, e.amount FROM ledger_entry e WHERE e.transfer_id = known.id) booked
      USING (account_id, amount) WHERE asked IS NULL OR booked IS NULL
    ) THEN
      RAISE EXCEPTION 'the key was used for another transfer' USING ERRCODE = 'CR001';
    END IF;
    transfer_id := known.id;
    RETURN;
  END IF;

  -- Always in the same order, so that two transfers between the same accounts cannot wait for each other. NO KEY, because
  -- the row above has a share of the payer's key already.
  PERFORM FROM ledger_account a WHERE a.id = ANY (p_accounts) ORDER BY a.id FOR NO KEY UPDATE;

  UPDATE ledger_account a SET
    balance = a.balance + leg.amount,
    version = a.version + 1,
    last_hash = ledger_entry_hash(a.last_hash, ledger_post.transfer_id, a.id, a.version + 1, leg.amount, a.balance + leg.amount, p_at)
  FROM (SELECT unnest(p_accounts) AS account_id, unnest(p_amounts) AS amount) leg
  WHERE a.id = leg.account_id AND a.currency = p_currency;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found <> legs THEN
    RAISE EXCEPTION 'an account is missing or holds another currency' USING ERRCODE = 'CR003';
  END IF;

  INSERT INTO ledger_entry (transfer_id, account_id, account_version, amount, balance_after, created_at, hash)
  SELECT ledger_post.transfer_id, a.id, a.version, leg.amount, a.balance, p_at, a.last_hash
  FROM (SELECT unnest(p_accounts) AS account_id, unnest(p_amounts) AS amount) leg
  JOIN ledger_account a ON a.id = leg.account_id;
EXCEPTION WHEN check_violation THEN
  GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME;
  IF broken = 'ledger_account_covered' THEN
    RAISE EXCEPTION 'not enough money' USING ERRCODE = 'CR002';
  END IF;
  RAISE;
END
$$;

-- Opens the account of a member, or one of the house's own; returns the one that is there already.
CREATE FUNCTION ledger_open(p_kind text, p_member uuid, p_currency text, p_at timestamptz) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found uuid;
BEGIN
  INSERT INTO ledger_account (kind, member_id, currency, allow_negative, created_at)
  VALUES (p_kind, p_member, p_currency, p_member IS NULL, p_at)
  ON CONFLICT DO NOTHING RETURNING id INTO found;
  IF found IS NULL THEN
    SELECT id INTO found FROM ledger_account
    WHERE kind = p_kind AND member_id IS NOT DISTINCT FROM p_member AND currency = p_currency;
  END IF;
  RETURN found;
END
$$;

-- Every broken promise of the ledger; no rows on a sound one.
CREATE FUNCTION ledger_violations() RETURNS TABLE (invariant text, subject text) LANGUAGE sql STABLE AS $$
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
  SELECT 'I8', id::text FROM ledger_transfer WHERE cause_type = '' OR cause_ref = ''
  UNION ALL
  SELECT 'I10', e.id::text FROM (
    SELECT id, transfer_id, account_id, account_version, amount, balance_after, created_at, hash,
      lag(hash, 1, '\x'::bytea) OVER chain AS hash_before, lag(balance_after, 1, 0::bigint) OVER chain AS balance_before
    FROM ledger_entry WINDOW chain AS (PARTITION BY account_id ORDER BY account_version)
  ) e WHERE e.balance_after <> e.balance_before + e.amount
    OR e.hash <> ledger_entry_hash(e.hash_before, e.transfer_id, e.account_id, e.account_version, e.amount, e.balance_after, e.created_at)
$$;

REVOKE INSERT, UPDATE, DELETE ON ledger_account, ledger_transfer, ledger_entry FROM croupier_app;
REVOKE EXECUTE ON FUNCTION ledger_post, ledger_open, ledger_violations, ledger_entry_hash FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post, ledger_open, ledger_violations, ledger_entry_hash TO croupier_app;

-- Records over millions of entries: what an entry is for stands in it, so that a member's entries of one kind are found by an index;
-- and the sums of each member's account by day are kept, so that totals of any period are read from a few rows.

ALTER TABLE ledger_entry ADD COLUMN kind text;
ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_fixed;
UPDATE ledger_entry e SET kind = t.kind FROM ledger_transfer t WHERE t.id = e.transfer_id;
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_fixed;

CREATE FUNCTION ledger_entry_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT kind INTO NEW.kind FROM ledger_transfer WHERE id = NEW.transfer_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_entry_named BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_entry_kind();
ALTER TABLE ledger_entry ALTER COLUMN kind SET NOT NULL;
CREATE INDEX ledger_entry_of_kind ON ledger_entry (account_id, kind, created_at DESC, id DESC);
CREATE INDEX ledger_entry_amount ON ledger_entry (account_id, amount, id);
-- The key of a bet, an order or a withdrawal leads from its money to it.
CREATE INDEX deposit_payment_transfer ON deposit_payment (transfer_id) WHERE transfer_id IS NOT NULL;

-- Days are those of UTC; the ends of a period in another time zone are read from the entries themselves.
CREATE TABLE ledger_day (
  account_id uuid NOT NULL REFERENCES ledger_account (id),
  day date NOT NULL,
  kind text NOT NULL,
  entries_in bigint NOT NULL,
  entries_out bigint NOT NULL,
  received bigint NOT NULL,
  spent bigint NOT NULL,
  PRIMARY KEY (account_id, day, kind)
);
ALTER TABLE ledger_day SET (fillfactor = 70);
REVOKE INSERT, UPDATE, DELETE ON ledger_day FROM croupier_app;

INSERT INTO ledger_day
SELECT e.account_id, (e.created_at AT TIME ZONE 'UTC')::date, e.kind, count(*) FILTER (WHERE e.amount > 0),
  count(*) FILTER (WHERE e.amount < 0), coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0),
  coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)
FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.member_id IS NOT NULL
GROUP BY 1, 2, 3;

-- In the statement that adds entries. The accounts are locked already, in one order; so are their days.
CREATE FUNCTION ledger_count_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_day AS d
  SELECT e.account_id, (e.created_at AT TIME ZONE 'UTC')::date AS day, e.kind, count(*) FILTER (WHERE e.amount > 0),
    count(*) FILTER (WHERE e.amount < 0), coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0),
    coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)
  FROM added e JOIN ledger_account a ON a.id = e.account_id AND a.member_id IS NOT NULL
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (account_id, day, kind) DO UPDATE SET entries_in = d.entries_in + EXCLUDED.entries_in,
    entries_out = d.entries_out + EXCLUDED.entries_out, received = d.received + EXCLUDED.received, spent = d.spent + EXCLUDED.spent;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entry_counted AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_count_days();

-- Bills of contracts: what a period came to, how, and what was paid of it.

-- A superset of what was allowed, so that no row needs a look.
ALTER TABLE ledger_transfer DROP CONSTRAINT ledger_transfer_kind_check;
ALTER TABLE ledger_transfer ADD CONSTRAINT ledger_transfer_kind_check
  CHECK (kind IN ('deposit', 'withdrawal', 'bet', 'win', 'bonus', 'transfer', 'adjustment', 'dividend', 'salary')) NOT VALID;

-- Up to when each version of a contract is billed. Whoever computes locks the row; a period is billed once, whatever tells of it.
CREATE TABLE contract_billing (
  contract_id uuid PRIMARY KEY REFERENCES agent_contract (id),
  billed_until timestamptz NOT NULL,
  -- When there may be another period to bill; null once an ended version has none left.
  due_at timestamptz
);
CREATE INDEX contract_billing_due ON contract_billing (due_at) WHERE due_at IS NOT NULL;
-- What was agreed before there were bills is paid from now on.
INSERT INTO contract_billing SELECT id, now(), now() FROM agent_contract WHERE began_at < now();

CREATE TABLE agent_bill (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contract_id uuid NOT NULL REFERENCES agent_contract (id),
  agent_id uuid NOT NULL REFERENCES member (id),
  -- Who offered the contract; null for the platform.
  upline_id uuid REFERENCES member (id),
  payer text NOT NULL CHECK (payer IN ('platform', 'upline') AND (payer = 'platform' OR upline_id IS NOT NULL)),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  period_from timestamptz NOT NULL,
  period_to timestamptz NOT NULL CHECK (period_to > period_from),
  -- Its days in the brand's time zone; null for periods within a day.
  first_day date,
  last_day date CHECK (last_day >= first_day),
  -- How it came about (BillSheet), as it was computed; this and all above never change.
  sheet jsonb NOT NULL,
  -- What became known since of earlier bills, and what those left below zero.
  corrected bigint NOT NULL,
  brought bigint NOT NULL CHECK (brought <= 0),
  payable bigint NOT NULL CHECK (payable >= 0),
  remainder bigint NOT NULL CHECK (remainder <= 0),
  computed_at timestamptz NOT NULL,
  -- The sheet as it would be with what is known by now.
  known jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('computed', 'issued', 'partlyCollected', 'notReached', 'insufficient', 'denied', 'expired')),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND payable),
  payments integer NOT NULL DEFAULT 0 CHECK (payments >= 0),
  -- Paid by the platform itself from then on, as soon as there is the money.
  confirmed_at timestamptz,
  confirmed_by text,
  -- Not tried before then again.
  retry_at timestamptz,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  denied_reason text CHECK (length(denied_reason) BETWEEN 1 AND 500),
  disputed_at timestamptz,
  dispute text CHECK (length(dispute) BETWEEN 1 AND 500),
  dispute_ended_at timestamptz,
  dispute_answer text CHECK (length(dispute_answer) BETWEEN 1 AND 500),
  CHECK (payable + remainder = (sheet ->> 'due')::bigint + corrected + brought),
  CHECK (payable = 0 OR remainder = 0),
  CHECK ((state = 'notReached') = (payable = 0)),
  CHECK ((state = 'issued') = (payable > 0 AND paid = payable)),
  CHECK ((state = 'partlyCollected') = (paid > 0 AND paid < payable)),
  CHECK ((state = 'denied') = (denied_reason IS NOT NULL)),
  CHECK ((dispute IS NULL) = (disputed_at IS NULL)),
  UNIQUE (contract_id, period_from)
);
CREATE INDEX agent_bill_agent ON agent_bill (agent_id, kind, period_from DESC, id);
CREATE INDEX agent_bill_upline ON agent_bill (upline_id, kind, period_from DESC, id) WHERE upline_id IS NOT NULL;
CREATE INDEX agent_bill_newest ON agent_bill (period_from DESC, id);
CREATE INDEX agent_bill_waiting ON agent_bill (state, expires_at) WHERE state IN ('computed', 'insufficient');
CREATE INDEX agent_bill_confirmed ON agent_bill (retry_at, id)
  WHERE confirmed_at IS NOT NULL AND state IN ('computed', 'insufficient', 'partlyCollected');
CREATE INDEX agent_bill_days ON agent_bill (period_to) WHERE first_day IS NOT NULL;
CREATE INDEX agent_bill_disputed ON agent_bill (disputed_at) WHERE disputed_at IS NOT NULL AND dispute_ended_at IS NULL;

-- What became known of a bill after it: the next bill of the same chain pays the difference, or takes it off.
CREATE TABLE bill_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id uuid NOT NULL REFERENCES agent_bill (id),
  found_at timestamptz NOT NULL,
  sheet jsonb NOT NULL,
  difference bigint NOT NULL,
  carried_by uuid REFERENCES agent_bill (id)
);
CREATE INDEX bill_correction_bill ON bill_correction (bill_id);
CREATE INDEX bill_correction_open ON bill_correction (bill_id) WHERE carried_by IS NULL;
CREATE INDEX bill_correction_carried ON bill_correction (carried_by) WHERE carried_by IS NOT NULL;

-- What was paid of a bill: the transfers of the ledger.
CREATE TABLE bill_payment (
  bill_id uuid NOT NULL REFERENCES agent_bill (id),
  number integer NOT NULL CHECK (number > 0),
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfer (id),
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (bill_id, number)
);

-- A bill stays as it was computed: what follows is written beside it.
REVOKE UPDATE, DELETE ON agent_bill, bill_correction, bill_payment FROM croupier_app;
GRANT UPDATE (known, state, paid, payments, confirmed_at, confirmed_by, retry_at, ended_at, denied_reason, disputed_at, dispute,
  dispute_ended_at, dispute_answer) ON agent_bill TO croupier_app;
GRANT UPDATE (carried_by) ON bill_correction TO croupier_app;

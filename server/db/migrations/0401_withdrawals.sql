-- Paying out: the ways to do it and its rules, the accounts that members are paid to, withdrawals, and what became of them.

CREATE TABLE withdrawal_way (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,31}$'),
  kind text NOT NULL CHECK (kind IN ('bank', 'ewallet', 'crypto')),
  place integer NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  -- Words by language.
  name jsonb NOT NULL,
  -- By currency: a fixed part in minor units, and hundredths of a per cent. Not offered in any other currency.
  fees jsonb NOT NULL,
  -- What an account with it is called by: an alphabet, and how many characters.
  number jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL DEFAULT ''
);

-- By currency; nothing is paid out in one that has none. Amounts in minor units, times in minutes.
CREATE TABLE withdrawal_rule (
  currency text PRIMARY KEY CHECK (currency ~ '^[A-Z]{3}$'),
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL CHECK (most >= least AND most < 9007199254740992),
  -- Of one member on one day.
  day_most bigint NOT NULL CHECK (day_most >= least AND day_most < 9007199254740992),
  day_count integer NOT NULL CHECK (day_count BETWEEN 1 AND 1000),
  -- From this amount on, who pays out is not who approved.
  two_from bigint NOT NULL CHECK (two_from >= 0),
  -- From adding an account until it can be paid to.
  account_minutes integer NOT NULL CHECK (account_minutes BETWEEN 0 AND 43200),
  -- What players are told to wait: for a decision, for the pay-out, for the bank.
  decide_minutes integer NOT NULL CHECK (decide_minutes BETWEEN 1 AND 43200),
  pay_minutes integer NOT NULL CHECK (pay_minutes BETWEEN 1 AND 43200),
  bank_minutes integer NOT NULL CHECK (bank_minutes BETWEEN 1 AND 43200),
  -- Paid out and not answered for so long counts as received.
  receipt_minutes integer NOT NULL CHECK (receipt_minutes BETWEEN 1 AND 43200),
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL DEFAULT ''
);

CREATE TABLE payout_account (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  way_id text NOT NULL REFERENCES withdrawal_way (id),
  holder text NOT NULL,
  -- Sealed; opened for the operator who pays.
  number bytea NOT NULL,
  -- Its last characters, which everybody else sees.
  ending text NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  usable_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX payout_account_member ON payout_account (member_id, created_at) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX payout_account_default ON payout_account (member_id) WHERE is_default AND removed_at IS NULL;

CREATE TABLE withdrawal (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES member (id),
  account_id uuid NOT NULL REFERENCES payout_account (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0 AND amount < 9007199254740992),
  -- Kept of the amount, as it was when it was asked for; booked with the first pay-out.
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  -- What has left the platform and did not come back; what of it the player has; what went back into the wallet.
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0 AND paid <= amount - fee),
  received bigint NOT NULL DEFAULT 0 CHECK (received >= 0 AND received <= paid),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0 AND returned + paid <= amount),
  -- requested: waits for a decision. approved: waits to be paid out. sent: paid out, all or part of it. partial: what was paid out has
  -- arrived, and the rest is still to be paid. disputed: the player says that it did not arrive. received, rejected, cancelled: how
  -- it ended.
  state text NOT NULL CHECK (state IN ('requested', 'approved', 'sent', 'partial', 'disputed', 'received', 'rejected', 'cancelled')),
  is_forced boolean NOT NULL DEFAULT false,
  -- The rules of the place forbid the player to take it back.
  is_kept boolean NOT NULL,
  -- What an operator wrote to the player.
  remark text NOT NULL DEFAULT '',
  approved_by text,
  -- The rules as they were when it was asked for.
  two_from bigint NOT NULL,
  decide_minutes integer NOT NULL,
  pay_minutes integer NOT NULL,
  bank_minutes integer NOT NULL,
  receipt_minutes integer NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- By when the platform has done its next step.
  due_at timestamptz,
  -- By when the bank has it; counts as received then.
  bank_by timestamptz,
  receive_by timestamptz,
  CHECK ((state = 'sent') = (receive_by IS NOT NULL)),
  CHECK (state NOT IN ('rejected', 'cancelled') OR (paid = 0 AND returned = amount))
);
CREATE INDEX withdrawal_member ON withdrawal (member_id, created_at DESC, id DESC);
CREATE INDEX withdrawal_receive ON withdrawal (receive_by) WHERE receive_by IS NOT NULL;
CREATE INDEX withdrawal_waits ON withdrawal (changed_at) WHERE state IN ('requested', 'approved', 'partial', 'disputed');
CREATE INDEX withdrawal_newest ON withdrawal (created_at DESC, id DESC);

-- Every change of a withdrawal, in its own transaction. Never changed: it is the timeline of the player and the audit of the money.
CREATE TABLE withdrawal_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  at timestamptz NOT NULL,
  -- What happened, which may leave the state as it was.
  step text NOT NULL CHECK (step IN ('requested', 'approved', 'paid', 'received', 'partly', 'notReceived', 'counted', 'forced', 'bounced',
    'returned', 'rejected', 'cancelled')),
  by_whom text NOT NULL CHECK (by_whom IN ('player', 'operator', 'system')),
  -- The session, the operator's account, or what of the platform.
  ref text NOT NULL,
  amount bigint NOT NULL,
  -- The bank's reference, a reason, what the player wrote.
  note text NOT NULL DEFAULT ''
);
CREATE INDEX withdrawal_change_withdrawal ON withdrawal_change (withdrawal_id, id);
REVOKE UPDATE, DELETE ON withdrawal_change FROM croupier_app;

-- Money that left the platform. A bank's reference is one payment of it.
CREATE TABLE withdrawal_payout (
  id uuid PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  amount bigint NOT NULL CHECK (amount > 0),
  reference text NOT NULL UNIQUE,
  paid_by text NOT NULL,
  paid_at timestamptz NOT NULL,
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfer (id)
);
CREATE INDEX withdrawal_payout_withdrawal ON withdrawal_payout (withdrawal_id, paid_at);
REVOKE UPDATE, DELETE ON withdrawal_payout FROM croupier_app;

-- Pictures that show what arrived, as the platform drew them anew.
CREATE TABLE withdrawal_proof (
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  file_id uuid PRIMARY KEY REFERENCES member_file (id),
  at timestamptz NOT NULL
);
CREATE INDEX withdrawal_proof_withdrawal ON withdrawal_proof (withdrawal_id, at);

-- Entries that operators write by hand: one asks, another one books.
CREATE TABLE ledger_adjustment (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Into the wallet, or out of it where it is below zero.
  amount bigint NOT NULL CHECK (amount <> 0 AND abs(amount) < 9007199254740992),
  reason text NOT NULL CHECK (reason <> ''),
  state text NOT NULL CHECK (state IN ('asked', 'booked', 'refused')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  transfer_id uuid UNIQUE REFERENCES ledger_transfer (id),
  CHECK ((state = 'booked') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'asked') = (decided_by IS NULL)),
  -- Whatever the program does: nobody books what they asked for.
  CHECK (state <> 'booked' OR decided_by <> asked_by)
);
CREATE INDEX ledger_adjustment_newest ON ledger_adjustment (asked_at DESC, id DESC);

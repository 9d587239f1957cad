-- Paying in: the ways to do it, orders, what became of them, and the payments that arrived.

CREATE TABLE deposit_channel (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,31}$'),
  -- bank: an operator looks at a proof. qr, card, crypto: a provider tells of the payment.
  kind text NOT NULL CHECK (kind IN ('bank', 'qr', 'card', 'crypto')),
  place integer NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  -- How long an order waits to be paid.
  minutes integer NOT NULL CHECK (minutes BETWEEN 1 AND 10080),
  -- Words by language.
  name jsonb NOT NULL,
  note jsonb NOT NULL DEFAULT '{}',
  -- By currency: min, max, amounts to choose from, fee as a fixed part and as hundredths of a per cent. Minor units.
  limits jsonb NOT NULL,
  -- What is asked for before an order is made, and as the proof that it was paid: fields of a form, their words by language.
  fields jsonb NOT NULL DEFAULT '[]',
  proof_fields jsonb NOT NULL DEFAULT '[]',
  -- Where the money goes: bank, holder and account of a transfer; the networks of a crypto channel.
  pay_to jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL DEFAULT ''
);

CREATE TABLE deposit_order (
  id uuid PRIMARY KEY,
  -- What a payer writes on a transfer, and what people call the order by.
  reference text NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES member (id),
  channel_id text NOT NULL REFERENCES deposit_channel (id),
  -- Who tells of the payment; null where an operator looks at a proof.
  provider text,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0 AND amount < 9007199254740992),
  -- As they were when it was made.
  fee_fixed bigint NOT NULL CHECK (fee_fixed >= 0),
  fee_points integer NOT NULL CHECK (fee_points BETWEEN 0 AND 10000),
  -- created: waits to be paid. paying: somebody said that it was paid, and it is looked at. paid: money arrived and is held for an
  -- operator. credited, cancelled, expired, rejected: how it ended.
  state text NOT NULL CHECK (state IN ('created', 'paying', 'paid', 'credited', 'cancelled', 'expired', 'rejected')),
  -- Why it is held or was rejected, as a code; what an operator wrote is beside it.
  reason text,
  remark text NOT NULL DEFAULT '',
  -- What was filled in, and where the payment goes, both as they were when it was made.
  form jsonb NOT NULL DEFAULT '{}',
  proof_form jsonb NOT NULL DEFAULT '{}',
  pay_to jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- No longer waited for then; null where nothing runs out.
  expires_at timestamptz,
  CHECK (state NOT IN ('cancelled', 'expired', 'rejected', 'credited', 'paid') OR expires_at IS NULL)
);
-- One order a channel, whoever is faster.
CREATE UNIQUE INDEX deposit_order_open ON deposit_order (member_id, channel_id) WHERE state IN ('created', 'paying');
CREATE INDEX deposit_order_member ON deposit_order (member_id, created_at DESC, id DESC);
CREATE INDEX deposit_order_due ON deposit_order (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX deposit_order_queue ON deposit_order (state, changed_at);
CREATE INDEX deposit_order_newest ON deposit_order (created_at DESC, id DESC);

-- Every change of an order, in its own transaction. Never changed: it is the timeline of the player and the audit of the money.
CREATE TABLE deposit_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES deposit_order (id),
  at timestamptz NOT NULL,
  state text NOT NULL,
  -- player, provider, operator, system
  by_whom text NOT NULL CHECK (by_whom IN ('player', 'provider', 'operator', 'system')),
  -- The session, the provider's name, the operator's account, or what of the platform.
  ref text NOT NULL,
  reason text,
  amount bigint
);
CREATE INDEX deposit_change_order ON deposit_change (order_id, id);
REVOKE UPDATE, DELETE ON deposit_change FROM croupier_app;

-- Money that arrived. Each payment is settled once: credited, or given back outside of the platform.
CREATE TABLE deposit_payment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES deposit_order (id),
  provider text NOT NULL,
  -- The provider's own name of it; of a bank transfer the order's.
  payment text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0 AND amount < 9007199254740992),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- What came of it into the wallet.
  credited bigint CHECK (credited > 0),
  state text NOT NULL CHECK (state IN ('held', 'credited', 'returned')),
  -- Why it is held.
  reason text,
  received_at timestamptz NOT NULL,
  settled_at timestamptz,
  transfer_id uuid REFERENCES ledger_transfer (id),
  CHECK ((state = 'credited') = (transfer_id IS NOT NULL)),
  CHECK ((state = 'credited') = (credited IS NOT NULL)),
  UNIQUE (provider, payment)
);
CREATE INDEX deposit_payment_order ON deposit_payment (order_id);
CREATE INDEX deposit_payment_held ON deposit_payment (received_at) WHERE state = 'held';

-- What a provider told, and what it was answered: told again, it is answered the same.
CREATE TABLE deposit_event (
  provider text NOT NULL,
  event text NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, event)
);
REVOKE UPDATE, DELETE ON deposit_event FROM croupier_app;

-- Events that nobody could prove to be a provider's, counted by day.
CREATE TABLE deposit_forged (
  provider text NOT NULL,
  day date NOT NULL,
  count bigint NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day)
);

-- Pictures that prove a payment, as the platform drew them anew.
CREATE TABLE deposit_proof (
  order_id uuid NOT NULL REFERENCES deposit_order (id),
  place integer NOT NULL,
  file_id uuid NOT NULL UNIQUE REFERENCES member_file (id),
  PRIMARY KEY (order_id, place)
);

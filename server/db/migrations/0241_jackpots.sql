-- A jackpot grows by a fixed step and falls back to its seed when it is won: a win of the ledger in the category JACKPOT, or
-- the moment at which the next step would pass `most`. What it holds follows from the time alone, so nothing is written
-- while it grows, and everybody who asks at one moment is told the same.
CREATE TABLE jackpot (
  currency text PRIMARY KEY CHECK (currency ~ '^[A-Z]{3}$'),
  -- Minor units.
  seed bigint NOT NULL CHECK (seed > 0),
  step bigint NOT NULL CHECK (step > 0),
  most bigint NOT NULL CHECK (most < 9007199254740992),
  every_ms integer NOT NULL CHECK (every_ms BETWEEN 250 AND 3600000),
  began_at timestamptz NOT NULL,
  CHECK (most >= seed)
);
CREATE INDEX ledger_transfer_jackpot ON ledger_transfer (currency, created_at DESC) WHERE kind = 'win' AND category = 'JACKPOT';

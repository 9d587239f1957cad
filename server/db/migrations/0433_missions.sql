-- Missions, ranks and invitations: what is asked for, and what was claimed.

CREATE TABLE mission (
  id uuid PRIMARY KEY,
  -- deposit: paid in. bet: staked and counted. playDays: days with a bet.
  kind text NOT NULL CHECK (kind IN ('deposit', 'bet', 'playDays')),
  period text NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Minor units, or days.
  target bigint NOT NULL CHECK (target > 0),
  reward bigint NOT NULL CHECK (reward > 0),
  -- Words by language.
  title jsonb NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  place integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL DEFAULT ''
);
CREATE INDEX mission_place ON mission (currency, place, id);

CREATE TABLE mission_claim (
  member_id uuid NOT NULL REFERENCES member (id),
  mission_id uuid NOT NULL REFERENCES mission (id),
  -- First day of the period, by the brand's time zone.
  period_from date NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfer (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, mission_id, period_from)
);
REVOKE UPDATE, DELETE ON mission_claim FROM croupier_app;

-- Ranks, by what was staked in all.
CREATE TABLE rank_level (
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  level integer NOT NULL CHECK (level > 0),
  turnover bigint NOT NULL CHECK (turnover >= 0),
  -- Words by language; of benefits a list of them. The label is what data calls the rank by.
  label text NOT NULL,
  benefits jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (currency, level),
  UNIQUE (currency, turnover)
);

-- What somebody was given for one that they invited: once for each of those.
CREATE TABLE referral_reward (
  invited_id uuid PRIMARY KEY REFERENCES member (id),
  member_id uuid NOT NULL REFERENCES member (id),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  transfer_id uuid NOT NULL REFERENCES ledger_transfer (id),
  at timestamptz NOT NULL,
  CHECK (invited_id <> member_id)
);
CREATE INDEX referral_reward_member ON referral_reward (member_id);
REVOKE UPDATE, DELETE ON referral_reward FROM croupier_app;
CREATE INDEX IF NOT EXISTS member_referred ON member (referred_by) WHERE referred_by IS NOT NULL;

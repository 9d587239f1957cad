-- Bonuses: what members may claim, what they were given, how far they are, and what of a bet was bonus money.

-- What a member may claim. Each occasion gives one, whoever tells of it and however often.
CREATE TABLE reward (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  -- Who gives it: an offer, an operator, or another part of the platform.
  source text NOT NULL CHECK (source ~ '^[a-z][A-Za-z]{0,31}$'),
  -- Which occasion: of an offer its id and the deposit, the day or the number.
  source_ref text NOT NULL CHECK (length(source_ref) BETWEEN 1 AND 200),
  offer_id text,
  -- money is paid into the wallet, bonus has to be staked first.
  kind text NOT NULL CHECK (kind IN ('money', 'bonus')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0 AND amount < 9007199254740992),
  -- Words by language.
  title jsonb NOT NULL,
  -- Terms of a bonus, as they were when it was given.
  terms jsonb,
  state text NOT NULL CHECK (state IN ('claimable', 'claimed', 'expired')),
  granted_at timestamptz NOT NULL,
  -- Not claimable any more then; null where nothing runs out.
  expires_at timestamptz,
  ended_at timestamptz,
  transfer_id uuid REFERENCES ledger_transfer (id),
  CHECK ((kind = 'bonus') = (terms IS NOT NULL)),
  CHECK ((state = 'claimable') = (ended_at IS NULL)),
  CHECK (state = 'claimed' OR transfer_id IS NULL),
  UNIQUE (member_id, source, source_ref)
);
CREATE INDEX reward_member ON reward (member_id, granted_at DESC, id DESC);
CREATE INDEX reward_offer ON reward (member_id, offer_id, granted_at) WHERE offer_id IS NOT NULL;
CREATE INDEX reward_claimable ON reward (member_id) WHERE state = 'claimable';
CREATE INDEX reward_due ON reward (expires_at) WHERE state = 'claimable' AND expires_at IS NOT NULL;

-- A bonus that a member claimed. Its money is the account 'playerBonus' whose place is the bonus's id.
CREATE TABLE bonus (
  id uuid PRIMARY KEY,
  -- The order that they began in.
  number bigint GENERATED ALWAYS AS IDENTITY,
  reward_id uuid NOT NULL UNIQUE REFERENCES reward (id),
  member_id uuid NOT NULL REFERENCES member (id),
  offer_id text,
  title jsonb NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  -- What has to be staked, and how much of it is done: minor units, weighed.
  required bigint NOT NULL CHECK (required > 0 AND required < 9007199254740992),
  done bigint NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= required),
  terms jsonb NOT NULL,
  -- active; converted: its money became real; forfeited: it went back to the house; spent: nothing was left of it.
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'converted', 'forfeited', 'spent')),
  -- Why it ended, and by whom: turnover, expired, player, withdrawal, operator, spent.
  reason text CHECK (reason IN ('turnover', 'expired', 'player', 'withdrawal', 'operator', 'spent')),
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > started_at),
  ended_at timestamptz,
  -- What there was of it when it ended.
  paid bigint CHECK (paid >= 0),
  CHECK ((state = 'active') = (ended_at IS NULL)),
  CHECK ((state = 'active') = (reason IS NULL)),
  CHECK ((state = 'active') = (paid IS NULL)),
  CHECK (state <> 'converted' OR done = required)
);
CREATE INDEX bonus_member ON bonus (member_id, started_at DESC, id DESC);
CREATE INDEX bonus_active ON bonus (member_id) WHERE state = 'active';
CREATE INDEX bonus_due ON bonus (ends_at) WHERE state = 'active';
CREATE INDEX bonus_newest ON bonus (started_at DESC, id DESC);

-- What of a settled bet counted for a bonus. A bet counts once.
CREATE TABLE bonus_turnover (
  bonus_id uuid NOT NULL REFERENCES bonus (id),
  bet_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (bet_id, bonus_id)
);

-- What of a bet's stake was bonus money: wins return in proportion.
CREATE TABLE bonus_stake (
  bet_id text NOT NULL,
  bonus_id uuid NOT NULL REFERENCES bonus (id),
  amount bigint NOT NULL CHECK (amount > 0),
  -- The bet is settled or void: nothing comes back any more.
  is_over boolean NOT NULL DEFAULT false,
  PRIMARY KEY (bet_id, bonus_id)
);
CREATE INDEX bonus_stake_open ON bonus_stake (bonus_id) WHERE NOT is_over;

-- Who takes part in an offer that is joined first.
CREATE TABLE offer_join (
  member_id uuid NOT NULL REFERENCES member (id),
  offer_id text NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, offer_id)
);

-- Bonuses that operators want to give: above a limit a second one agrees.
CREATE TABLE bonus_wish (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  offer_id text,
  title jsonb NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0 AND amount < 9007199254740992),
  terms jsonb,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'given', 'refused')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX bonus_wish_waiting ON bonus_wish (asked_at) WHERE state = 'waiting';
CREATE INDEX bonus_wish_newest ON bonus_wish (asked_at DESC, id DESC);

-- Days whose losses have been looked at, by offer and member's currency.
CREATE TABLE offer_loss_day (
  offer_id text NOT NULL,
  day date NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (offer_id, day)
);

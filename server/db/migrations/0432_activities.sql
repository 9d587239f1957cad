-- Activities: what members take part in, by an application that an operator decides on, or in a raffle.

CREATE TABLE activity (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('application', 'raffle')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Words by language.
  title jsonb NOT NULL,
  note jsonb NOT NULL DEFAULT '{}',
  art text NOT NULL DEFAULT '',
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- Pictures that an application has to have.
  pictures integer NOT NULL DEFAULT 0 CHECK (pictures BETWEEN 0 AND 3),
  -- What an application is worth, if nothing else is said.
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- Of a raffle: how many get how much, the best prize first.
  prizes jsonb NOT NULL DEFAULT '[]',
  -- Of a raffle: what the draw follows from. Its hash is told from the beginning, itself after the draw; sealed until then.
  seed_hash text CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  seed_sealed bytea,
  seed text CHECK (seed ~ '^[0-9a-f]{64}$'),
  list_hash text CHECK (list_hash ~ '^[0-9a-f]{64}$'),
  drawn_at timestamptz,
  is_open boolean NOT NULL DEFAULT true,
  place integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL DEFAULT '',
  CHECK ((kind = 'raffle') = (seed_hash IS NOT NULL)),
  CHECK ((drawn_at IS NOT NULL) = (seed IS NOT NULL)),
  CHECK ((drawn_at IS NOT NULL) = (list_hash IS NOT NULL))
);
CREATE INDEX activity_place ON activity (currency, place, id);
CREATE INDEX activity_due ON activity (ends_at) WHERE kind = 'raffle' AND drawn_at IS NULL;

CREATE TABLE activity_entry (
  id uuid PRIMARY KEY,
  activity_id uuid NOT NULL REFERENCES activity (id),
  member_id uuid NOT NULL REFERENCES member (id),
  -- applying: waits for an operator. joined: takes part. issued: something is there to be claimed. lost: drawn, and nothing won.
  state text NOT NULL CHECK (state IN ('applying', 'rejected', 'joined', 'issued', 'claimed', 'lost')),
  remark text NOT NULL DEFAULT '' CHECK (length(remark) <= 140),
  -- What an operator answered.
  reason text NOT NULL DEFAULT '',
  -- How often it was sent: a rejected one may be sent again.
  tries integer NOT NULL DEFAULT 1 CHECK (tries BETWEEN 1 AND 3),
  -- Of a raffle: the ticket, what the draw made of it, and the place that won.
  number integer CHECK (number > 0),
  code text,
  score text,
  won integer CHECK (won > 0),
  currency text NOT NULL,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  transfer_id uuid UNIQUE REFERENCES ledger_transfer (id),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  decided_by text,
  CHECK (state <> 'claimed' OR transfer_id IS NOT NULL),
  CHECK (state IN ('issued', 'claimed') OR transfer_id IS NULL),
  UNIQUE (activity_id, member_id),
  UNIQUE (activity_id, number)
);
CREATE INDEX activity_entry_member ON activity_entry (member_id);
CREATE INDEX activity_entry_queue ON activity_entry (changed_at) WHERE state = 'applying';
CREATE INDEX activity_entry_newest ON activity_entry (created_at DESC, id DESC);

-- Pictures of applications, as the platform drew them anew.
CREATE TABLE activity_picture (
  entry_id uuid NOT NULL REFERENCES activity_entry (id),
  try integer NOT NULL,
  place integer NOT NULL,
  file_id uuid NOT NULL UNIQUE REFERENCES member_file (id),
  PRIMARY KEY (entry_id, try, place)
);

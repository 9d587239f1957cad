CREATE TABLE member (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account text NOT NULL,
  account_key text NOT NULL GENERATED ALWAYS AS (lower(account)) STORED UNIQUE,
  nickname text NOT NULL,
  -- 0 member; 1, 2, 41, 42 agents; 4 trial. Others (staff of the operator) exist but cannot log in to the site.
  type smallint NOT NULL,
  -- Trial accounts have none.
  password_hash text,
  password_changed_at timestamptz NOT NULL,
  -- Set where somebody else chose the password.
  must_change_password boolean NOT NULL DEFAULT false,
  payment_password_hash text,
  email text NOT NULL DEFAULT '',
  dialing_code text NOT NULL DEFAULT '',
  mobile_num text NOT NULL DEFAULT '',
  mobile_verified_at timestamptz,
  -- Everything else that the registration asked for, by field name.
  profile jsonb NOT NULL DEFAULT '{}',
  language text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  upline_id uuid REFERENCES member (id),
  to_upline boolean NOT NULL DEFAULT false,
  club_label_name text NOT NULL DEFAULT '',
  club_rank_level integer NOT NULL DEFAULT 0,
  member_label text NOT NULL DEFAULT '',
  referral_code text NOT NULL UNIQUE,
  -- Agents bring players in by it.
  affiliate_code text UNIQUE,
  referred_by uuid REFERENCES member (id),
  registered_at timestamptz NOT NULL,
  first_login_at timestamptz,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  disabled_at timestamptz
);
CREATE INDEX member_upline ON member (upline_id);
CREATE UNIQUE INDEX member_mobile ON member (dialing_code, mobile_num) WHERE mobile_verified_at IS NOT NULL;

-- Every pair of an upline, however far up, and a downline. Depth 1 is directly below.
CREATE TABLE member_tree (
  ancestor_id uuid NOT NULL REFERENCES member (id),
  descendant_id uuid NOT NULL REFERENCES member (id),
  depth integer NOT NULL CHECK (depth > 0),
  PRIMARY KEY (ancestor_id, descendant_id)
);
CREATE INDEX member_tree_descendant ON member_tree (descendant_id);

-- Only the hash of the token is kept.
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  device text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT ''
);
CREATE INDEX session_member ON session (member_id, last_seen_at DESC) WHERE ended_at IS NULL;
CREATE INDEX session_expiry ON session (expires_at);

-- Remember-me: a row for each secret that was handed out. A used one that comes back ends its family.
CREATE TABLE remember_token (
  selector text PRIMARY KEY,
  secret_hash bytea NOT NULL,
  family uuid NOT NULL,
  member_id uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX remember_token_family ON remember_token (family);
CREATE INDEX remember_token_member ON remember_token (member_id);
CREATE INDEX remember_token_expiry ON remember_token (expires_at);

CREATE TABLE message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES member (id),
  -- Texts by language code; EN is always there.
  title jsonb NOT NULL CHECK (title ? 'EN'),
  body jsonb NOT NULL CHECK (body ? 'EN'),
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz
);
CREATE INDEX message_member ON message (member_id, sent_at DESC) WHERE deleted_at IS NULL;

CREATE TABLE announcement (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  title jsonb NOT NULL CHECK (title ? 'EN'),
  -- HTML, sanitised when it was saved.
  content jsonb NOT NULL CHECK (content ? 'EN'),
  published_at timestamptz NOT NULL,
  expires_at timestamptz
);
CREATE INDEX announcement_time ON announcement (published_at DESC);

CREATE TABLE banner (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_name text NOT NULL,
  url text NOT NULL DEFAULT '',
  title jsonb NOT NULL CHECK (title ? 'EN'),
  linkage_type text NOT NULL DEFAULT '' CHECK (linkage_type IN ('', 'internal', 'external')),
  link text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX banner_group ON banner (group_name, position);

-- Links by which members come below an agent. What they give is kept in hundredths of a percent by kind of contract; a kind that is
-- not named is bound by the agent's own contract alone.
CREATE TABLE promotion_link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  agent_id uuid NOT NULL REFERENCES member (id),
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z2-9]{8}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  shares jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(shares) = 'object'),
  visits integer NOT NULL DEFAULT 0 CHECK (visits >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz CHECK (expires_at > created_at),
  off_at timestamptz
);
-- Of the links of an agent a name means one.
CREATE UNIQUE INDEX promotion_link_name ON promotion_link (agent_id, lower(name));
CREATE INDEX promotion_link_time ON promotion_link (created_at DESC, id);

-- What a member was given by whoever it came below, and the link it came by.
CREATE TABLE member_share (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  link_id uuid REFERENCES promotion_link (id),
  shares jsonb NOT NULL CHECK (jsonb_typeof(shares) = 'object'),
  given_at timestamptz NOT NULL
);
CREATE INDEX member_share_link ON member_share (link_id) WHERE link_id IS NOT NULL;

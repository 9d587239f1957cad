-- What the platform has agreed with an agent, one contract of a kind at a time. An ended one stays, for the records.
CREATE TABLE agent_contract (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  agent_id uuid NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  -- The highest rate, in hundredths of a percent.
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 0 AND 10000),
  began_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= began_at)
);
CREATE UNIQUE INDEX agent_contract_in_force ON agent_contract (agent_id, kind) WHERE ended_at IS NULL;

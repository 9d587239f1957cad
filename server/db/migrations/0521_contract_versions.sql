-- Contracts in versions, offered by the platform or an upline. What stood here so far was agreed with the platform.
ALTER TABLE agent_contract
  -- Null for the platform.
  ADD COLUMN upline_id uuid REFERENCES member (id) CHECK (upline_id <> agent_id),
  ADD COLUMN version integer CHECK (version > 0),
  ADD COLUMN terms jsonb CHECK (jsonb_typeof(terms -> 'tiers') = 'array'),
  ADD COLUMN state text NOT NULL DEFAULT 'inForce' CHECK (state IN ('offered', 'accepted', 'rejected', 'withdrawn', 'expired', 'inForce',
    'endAskedByUpline', 'endAskedByDownline', 'amended', 'ended')),
  ADD COLUMN offered_at timestamptz,
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN end_reason text CHECK (end_reason IN ('agreed', 'lowerAbove', 'amended')),
  -- When it comes into force: with the first period that begins after it was accepted. An offer has none yet.
  ALTER COLUMN began_at DROP NOT NULL;

UPDATE agent_contract c SET
  version = n.version,
  state = CASE WHEN c.ended_at IS NULL THEN 'inForce' ELSE 'ended' END,
  offered_at = c.began_at,
  answered_at = c.began_at,
  terms = jsonb_build_object(
    'kind', c.kind,
    'measure', CASE c.kind WHEN 'dividend' THEN 'loss' ELSE 'validBet' END,
    'cycle', CASE c.kind WHEN 'dividend' THEN 'monthly' ELSE 'daily' END,
    'payer', 'platform',
    'carriesOver', false,
    'tiers', jsonb_build_array(
      jsonb_build_object('from', 0, 'to', NULL, 'profitLoss', 0, 'activeMembers', 0, 'rate', c.rate_bps)))
FROM (SELECT id, row_number() OVER (PARTITION BY agent_id, kind ORDER BY began_at, id) AS version FROM agent_contract) n
WHERE n.id = c.id;

ALTER TABLE agent_contract
  ALTER COLUMN version SET NOT NULL,
  ALTER COLUMN terms SET NOT NULL,
  ALTER COLUMN offered_at SET NOT NULL,
  ADD UNIQUE (agent_id, kind, version),
  ADD CHECK (terms ->> 'kind' = kind),
  ADD CHECK (began_at IS NOT NULL OR state IN ('offered', 'rejected', 'withdrawn', 'expired')),
  ADD CHECK ((ended_at IS NOT NULL) = (state IN ('ended', 'amended')));

-- One of a kind: an offer that waits, a version that was accepted, and one that is in force.
DROP INDEX agent_contract_in_force;
CREATE UNIQUE INDEX agent_contract_offered ON agent_contract (agent_id, kind) WHERE state = 'offered';
CREATE UNIQUE INDEX agent_contract_accepted ON agent_contract (agent_id, kind) WHERE state = 'accepted';
CREATE UNIQUE INDEX agent_contract_in_force ON agent_contract (agent_id, kind)
  WHERE state IN ('inForce', 'endAskedByUpline', 'endAskedByDownline');
CREATE INDEX agent_contract_upline ON agent_contract (upline_id, kind) WHERE upline_id IS NOT NULL;

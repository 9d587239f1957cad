-- Points: a book of their own, which holds no money. What a member has is the sum of its entries; entries are never changed.

CREATE TABLE point_account (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  -- Number of the last entry, so that entries of a member form a chain.
  version bigint NOT NULL DEFAULT 0
);

CREATE TABLE point_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES point_account (member_id),
  version bigint NOT NULL,
  -- earned: by bets. lost: bets that were called off. granted: by an operator or an event. redeemed, returned: goods, and a rejected
  -- redemption. converted: into money.
  kind text NOT NULL CHECK (kind IN ('earned', 'lost', 'granted', 'redeemed', 'returned', 'converted')),
  points bigint NOT NULL CHECK (points <> 0),
  balance bigint NOT NULL CHECK (balance >= 0),
  -- What it is for: the bet, the redemption, the conversion. Once for each of them.
  ref text NOT NULL CHECK (length(ref) BETWEEN 1 AND 200),
  -- In words of the site, such as the name of the reward or of the game.
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL,
  UNIQUE (member_id, version),
  UNIQUE (member_id, kind, ref)
);
CREATE INDEX point_entry_time ON point_entry (member_id, at DESC, id DESC);

-- What a member has staked in all: it decides on the rank, and what of it has not made a whole point yet.
CREATE TABLE member_turnover (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  -- Minor units of the member's currency.
  total bigint NOT NULL DEFAULT 0 CHECK (total >= 0),
  -- Staked since the last whole point.
  carry bigint NOT NULL DEFAULT 0
);

/*
 * Books points, once for an occasion; false where it was booked before. Whoever takes points away locks the member before. SQLSTATE
 * CR011: there are not as many.
 */
CREATE FUNCTION point_post(p_member uuid, p_kind text, p_points bigint, p_ref text, p_detail jsonb, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account point_account;
BEGIN
  INSERT INTO point_account (member_id) VALUES (p_member) ON CONFLICT DO NOTHING;
  SELECT * INTO account FROM point_account WHERE member_id = p_member FOR UPDATE;
  IF EXISTS (SELECT FROM point_entry WHERE member_id = p_member AND kind = p_kind AND ref = p_ref) THEN
    RETURN false;
  END IF;
  IF account.balance + p_points < 0 THEN
    RAISE EXCEPTION 'not enough points' USING ERRCODE = 'CR011';
  END IF;
  INSERT INTO point_entry (member_id, version, kind, points, balance, ref, detail, at)
  VALUES (p_member, account.version + 1, p_kind, p_points, account.balance + p_points, p_ref, p_detail, p_at);
  UPDATE point_account SET balance = balance + p_points, version = version + 1 WHERE member_id = p_member;
  RETURN true;
END
$$;

-- What the operator sets, by currency.
CREATE TABLE mall_setting (
  currency text PRIMARY KEY CHECK (currency ~ '^[A-Z]{3}$'),
  -- Staked for one point; 0: none are earned.
  turnover bigint NOT NULL CHECK (turnover >= 0),
  is_convertible boolean NOT NULL,
  -- So many points become so much money.
  convert_points bigint NOT NULL CHECK (convert_points > 0),
  convert_amount bigint NOT NULL CHECK (convert_amount > 0),
  -- Converted at once, at least.
  convert_least bigint NOT NULL CHECK (convert_least > 0),
  -- For each member that was invited and paid in so much, at most so many.
  referral_reward bigint NOT NULL CHECK (referral_reward >= 0),
  referral_deposit bigint NOT NULL CHECK (referral_deposit > 0),
  referral_most integer NOT NULL CHECK (referral_most >= 0),
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL DEFAULT ''
);

CREATE TABLE point_reward (
  id uuid PRIMARY KEY,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Words by language.
  name jsonb NOT NULL,
  note jsonb NOT NULL DEFAULT '{}',
  -- Seed of the drawn picture; a picture of one's own by its address.
  art text NOT NULL DEFAULT '',
  picture text NOT NULL DEFAULT '',
  points bigint NOT NULL CHECK (points > 0),
  -- What has to have been paid in within thirty days; 0: nothing.
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  quantity integer NOT NULL CHECK (quantity >= 0),
  available integer NOT NULL CHECK (available BETWEEN 0 AND quantity),
  is_open boolean NOT NULL DEFAULT true,
  place integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL DEFAULT ''
);
CREATE INDEX point_reward_place ON point_reward (currency, place, id);

CREATE TABLE point_redeem (
  id uuid PRIMARY KEY,
  -- What people call it by.
  reference text NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES member (id),
  reward_id uuid NOT NULL REFERENCES point_reward (id),
  -- As it was called, and what it cost.
  name jsonb NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  status text NOT NULL CHECK (status IN ('process', 'approved', 'rejected')),
  address text NOT NULL,
  dialing_code text NOT NULL,
  mobile_num text NOT NULL,
  -- Told to the player.
  remark text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  decided_by text,
  CHECK ((status = 'process') = (decided_by IS NULL))
);
CREATE INDEX point_redeem_member ON point_redeem (member_id, created_at DESC, id DESC);
CREATE INDEX point_redeem_queue ON point_redeem (created_at) WHERE status = 'process';
CREATE INDEX point_redeem_newest ON point_redeem (created_at DESC, id DESC);
CREATE INDEX point_redeem_reward ON point_redeem (reward_id);

CREATE TABLE point_convert (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  points bigint NOT NULL CHECK (points > 0),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfer (id),
  at timestamptz NOT NULL
);

-- Every broken promise of the book; no rows on a sound one.
CREATE FUNCTION point_violations() RETURNS TABLE (invariant text, subject text) LANGUAGE sql STABLE AS $$
  -- P1: a balance is the sum of the entries, and counts them.
  SELECT 'P1', a.member_id::text FROM point_account a
    LEFT JOIN (SELECT member_id, sum(points) AS total, count(*) AS entries FROM point_entry GROUP BY member_id) s USING (member_id)
    WHERE a.balance <> coalesce(s.total, 0) OR a.version <> coalesce(s.entries, 0)
  UNION ALL
  -- P2: each entry goes on where the one before ended.
  SELECT 'P2', id::text FROM (
    SELECT id, points, balance, lag(balance, 1, 0::bigint) OVER (PARTITION BY member_id ORDER BY version) AS before FROM point_entry
  ) e WHERE balance <> before + points
  UNION ALL
  -- P3: a redemption took its points once, and gave them back where it was rejected, and only there.
  SELECT 'P3', r.id::text FROM point_redeem r WHERE
    coalesce((SELECT sum(points) FROM point_entry e WHERE e.member_id = r.member_id AND e.kind IN ('redeemed', 'returned') AND e.ref = r.id::text), 0)
    <> CASE WHEN r.status = 'rejected' THEN 0 ELSE -r.points END
  UNION ALL
  -- P4: what is not there any more was redeemed.
  SELECT 'P4', w.id::text FROM point_reward w WHERE w.available <> w.quantity
    - (SELECT count(*) FROM point_redeem r WHERE r.reward_id = w.id AND r.status <> 'rejected')
  UNION ALL
  -- P5: a conversion took its points and paid its money.
  SELECT 'P5', c.id::text FROM point_convert c WHERE
    NOT EXISTS (SELECT FROM point_entry e WHERE e.member_id = c.member_id AND e.kind = 'converted' AND e.ref = c.id::text AND e.points = -c.points)
    OR NOT EXISTS (SELECT FROM ledger_entry l WHERE l.transfer_id = c.transfer_id AND l.amount = c.amount)
$$;

REVOKE INSERT, UPDATE, DELETE ON point_account, point_entry FROM croupier_app;
REVOKE UPDATE, DELETE ON point_convert FROM croupier_app;
REVOKE EXECUTE ON FUNCTION point_post, point_violations FROM PUBLIC;
GRANT EXECUTE ON FUNCTION point_post, point_violations TO croupier_app;

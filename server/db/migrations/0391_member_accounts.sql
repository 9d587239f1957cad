-- A member's money may lie in more than one account: 'player' is what can be played with and paid out, 'playerHeld' waits for a
-- withdrawal, 'playerBonus' is bonus money, 'playerVendor' is in the wallet of a vendor of games. `place` tells accounts of one kind
-- apart, such as vendors by their code; it is empty where there is one. Each is covered: none may fall below zero.
ALTER TABLE ledger_account
  ADD COLUMN place text NOT NULL DEFAULT '' CHECK (length(place) <= 64),
  DROP CONSTRAINT ledger_account_check,
  ADD CONSTRAINT ledger_account_owner CHECK (
    (kind IN ('player', 'playerHeld', 'playerBonus', 'playerVendor')) = (member_id IS NOT NULL)
  ),
  ADD CONSTRAINT ledger_account_place CHECK (place = '' OR kind IN ('playerHeld', 'playerBonus', 'playerVendor')),
  ADD CONSTRAINT ledger_account_vendor CHECK (kind <> 'playerVendor' OR place <> '');
DROP INDEX ledger_account_member;
CREATE UNIQUE INDEX ledger_account_member ON ledger_account (member_id, currency, kind, place) WHERE member_id IS NOT NULL;

DROP FUNCTION ledger_open(text, uuid, text, timestamptz);
-- As before (migration 0221), for any kind and place of a member's accounts.
CREATE FUNCTION ledger_open(
  p_kind text, p_member uuid, p_currency text, p_at timestamptz, p_place text DEFAULT ''
) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found uuid;
BEGIN
  FOR attempt IN 1..2 LOOP
    IF p_member IS NULL THEN
      SELECT id INTO found FROM ledger_account
      WHERE kind = p_kind AND currency = p_currency AND part = 0 AND member_id IS NULL;
    ELSE
      SELECT id INTO found FROM ledger_account
      WHERE member_id = p_member AND currency = p_currency AND kind = p_kind AND place = p_place;
    END IF;
    EXIT WHEN found IS NOT NULL;
    -- Somebody else may open it at the same moment; then it is there to be found.
    INSERT INTO ledger_account (kind, member_id, currency, allow_negative, created_at, place)
    VALUES (p_kind, p_member, p_currency, p_member IS NULL, p_at, p_place)
    ON CONFLICT DO NOTHING RETURNING id INTO found;
    EXIT WHEN found IS NOT NULL;
  END LOOP;
  RETURN found;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_open TO croupier_app;

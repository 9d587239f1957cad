-- Recovery codes are their holder's, with codes of an app or without: operators may have passkeys alone.
ALTER TABLE recovery_code DROP CONSTRAINT recovery_code_holder_kind_holder_id_fkey;

-- They end with the last that they stand in for, whoever takes it away.
CREATE FUNCTION end_recovery_codes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text;
  holder uuid;
BEGIN
  IF TG_TABLE_NAME = 'passkey' THEN
    kind := 'operator';
    holder := OLD.operator_id;
  ELSE
    kind := OLD.holder_kind;
    holder := OLD.holder_id;
  END IF;
  DELETE FROM recovery_code c WHERE c.holder_kind = kind AND c.holder_id = holder
    AND NOT EXISTS (SELECT FROM second_factor f WHERE f.holder_kind = kind AND f.holder_id = holder AND f.confirmed_at IS NOT NULL)
    AND NOT (kind = 'operator' AND EXISTS (SELECT FROM passkey p WHERE p.operator_id = holder));
  RETURN NULL;
END
$$;
CREATE TRIGGER second_factor_codes AFTER DELETE ON second_factor FOR EACH ROW EXECUTE FUNCTION end_recovery_codes();
CREATE TRIGGER passkey_codes AFTER DELETE ON passkey FOR EACH ROW WHEN (OLD.operator_id IS NOT NULL)
  EXECUTE FUNCTION end_recovery_codes();

-- Maintenance and regions are switched in the console: who did it, which writing it is, and every node hears of it at once.
ALTER TABLE platform_setting ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN changed_by text NOT NULL DEFAULT '';

CREATE FUNCTION platform_setting_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Also what somebody writes by hand is another version.
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER platform_setting_version BEFORE UPDATE ON platform_setting
  FOR EACH ROW EXECUTE FUNCTION platform_setting_count();

CREATE FUNCTION platform_setting_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('croupier_setting', coalesce(NEW.key, OLD.key));
  RETURN NULL;
END
$$;
CREATE TRIGGER platform_setting_told AFTER INSERT OR UPDATE OR DELETE ON platform_setting
  FOR EACH ROW EXECUTE FUNCTION platform_setting_tell();

-- What was a list of countries is the switch of regions.
INSERT INTO platform_setting (key, value)
SELECT 'regions', jsonb_build_object(
    'mode', 'except', 'countries', value, 'unknown', 'open', 'open', '[]'::jsonb, 'blocked', '[]'::jsonb)
  FROM platform_setting WHERE key = 'blockedCountries' AND jsonb_typeof(value) = 'array' AND value <> '[]'::jsonb
ON CONFLICT DO NOTHING;
DELETE FROM platform_setting WHERE key = 'blockedCountries';

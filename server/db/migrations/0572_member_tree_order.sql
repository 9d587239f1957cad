-- What lists of a team are sorted and searched by, beside each pair: so that the first page of any team is read in its order, without
-- the people who are not on it. Neither ever changes.
ALTER TABLE member_tree ADD COLUMN account_key text COLLATE "C", ADD COLUMN registered_at timestamptz;
UPDATE member_tree t SET account_key = m.account_key, registered_at = m.registered_at FROM member m WHERE m.id = t.descendant_id;
ALTER TABLE member_tree ALTER COLUMN account_key SET NOT NULL, ALTER COLUMN registered_at SET NOT NULL;

CREATE FUNCTION member_tree_copy() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  SELECT m.account_key, m.registered_at INTO NEW.account_key, NEW.registered_at FROM member m WHERE m.id = NEW.descendant_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER member_tree_copied BEFORE INSERT ON member_tree FOR EACH ROW EXECUTE FUNCTION member_tree_copy();

CREATE INDEX member_tree_account ON member_tree (ancestor_id, account_key);
CREATE INDEX member_tree_level_account ON member_tree (ancestor_id, depth, account_key);
CREATE INDEX member_tree_registered ON member_tree (ancestor_id, registered_at, descendant_id);

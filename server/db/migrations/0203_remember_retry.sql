-- A browser whose answer was lost asks again with the secret it has. The row of a used secret keeps the next one, sealed under
-- the used secret itself, of which the database has only a hash; and the device, without which asking again is theft.
ALTER TABLE remember_token
  ADD COLUMN device_hash bytea,
  ADD COLUMN successor text,
  ADD COLUMN successor_sealed bytea;

-- Whole teams are sorted by `member_third`. No release ever read `member_year`, which came and went between two of them, and nothing keeps it.
DROP TABLE IF EXISTS member_year;
DROP FUNCTION IF EXISTS months_plus(bigint[], bigint[]);

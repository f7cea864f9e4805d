-- Two days of one user that were removed at the same time could leave one of them as the user's last.
CREATE OR REPLACE FUNCTION "keep_last_active_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		-- Locked before the statements that read the days, so that they see those of transactions that held the lock.
		PERFORM FROM last_active_days WHERE user_id IN (SELECT user_id FROM removed) ORDER BY user_id FOR UPDATE;
		UPDATE last_active_days l SET day = a.day
			FROM (SELECT user_id, max(day) AS day FROM activity_days
				WHERE user_id IN (SELECT user_id FROM removed JOIN last_active_days last USING (user_id) WHERE last.day <= removed.day)
				GROUP BY 1) a
			WHERE l.user_id = a.user_id;
		DELETE FROM last_active_days l
			WHERE user_id IN (SELECT user_id FROM removed)
				AND NOT EXISTS (SELECT FROM activity_days a WHERE a.user_id = l.user_id);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO last_active_days (user_id, day)
			SELECT user_id, max(day) FROM added GROUP BY 1
			ON CONFLICT (user_id) DO UPDATE SET day = excluded.day WHERE last_active_days.day < excluded.day;
	END IF;
	RETURN NULL;
END
$$;

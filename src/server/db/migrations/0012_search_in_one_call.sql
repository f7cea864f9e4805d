-- What search_in_segments is told to look for, as text queries: with what is excluded, without it, and any one of its terms.
CREATE FUNCTION "search_queries"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], OUT "whole" tsquery, OUT "ranked" tsquery, OUT "partly" tsquery
) LANGUAGE plpgsql STABLE AS $$
DECLARE
	one tsquery;
	word tsquery;
BEGIN
	FOR term IN 1 .. cardinality(excluded) LOOP
		one := NULL;
		FOR at IN 1 .. cardinality(terms) LOOP
			CONTINUE WHEN terms[at] <> term;
			word := coalesce(('''' || replace(replace(marks[at], '\', '\\'), '''', '''''') || '''')::tsquery, phraseto_tsquery('head', words[at]));
			one := coalesce(one || word, word);
		END LOOP;
		CONTINUE WHEN one IS NULL;
		whole := coalesce(whole && CASE WHEN excluded[term] THEN !!one ELSE one END, CASE WHEN excluded[term] THEN !!one ELSE one END);
		CONTINUE WHEN excluded[term];
		ranked := coalesce(ranked && one, one);
		partly := coalesce(partly || one, one);
	END LOOP;
END
$$;--> statement-breakpoint
-- A search in bits: its counts, those of postings that changed since the segments were made, by combination of facets, and the ids of
-- its page where one is wanted. Null where too many rows would have to be looked at. Planned once in each connection, whatever is
-- looked for: as a statement of its own it had a text for every number of words.
CREATE FUNCTION "search_found"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], "filters" text[], "kinds" text[], "keys" text[],
	"hidden" uuid[], "hidden_companies" text[], "at" timestamp with time zone, "is_paged" boolean, "until" integer, "skipped" integer,
	"size" integer, "is_ranked" boolean, "most" integer
) RETURNS json
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
	has_changes CONSTANT boolean := EXISTS (SELECT FROM search_changes);
	whole tsquery; ranked tsquery; partly tsquery;
	cities text[]; place tsquery; in_country text; of_company text;
	types text[]; levels text[]; categories text[]; remotes text[]; sources text[];
BEGIN
	IF has_changes THEN
		SELECT q.whole, q.ranked, q.partly INTO whole, ranked, partly FROM search_queries(terms, words, marks, excluded) q;
		SELECT array_agg(key) FILTER (WHERE kind = 'city'),
			('''' || replace(replace(min(key) FILTER (WHERE kind = 'any'), '\', '\\'), '''', '''''') || '''')::tsquery,
			min(key) FILTER (WHERE kind = 'country'), lower(min(key) FILTER (WHERE kind = 'company')),
			array_agg(key) FILTER (WHERE kind = 'type'), array_agg(key) FILTER (WHERE kind = 'level'), array_agg(key) FILTER (WHERE kind = 'category'),
			array_agg(key) FILTER (WHERE kind = 'remote'), array_agg(key) FILTER (WHERE kind = 'source')
		INTO cities, place, in_country, of_company, types, levels, categories, remotes, sources
		FROM unnest(kinds, keys) AS each (kind, key);
	END IF;
	RETURN (
		WITH found AS MATERIALIZED (
			SELECT name, key, n, id, posted_at FROM search_in_segments(
				terms, words, marks, excluded, filters, kinds, keys, hidden, hidden_companies, at, until, is_ranked, most
			)
		), changed AS MATERIALIZED (
			SELECT row.posting_id, row.posted_at, row.type, row.level, row.category, row.is_remote, row.source,
				CASE
					WHEN NOT is_ranked THEN 0
					WHEN ts_filter(row.head, '{a}') @@ ranked THEN 3
					WHEN ts_filter(row.head, '{a,b}') @@ ranked THEN 1 + (ts_filter(row.head, '{a}') @@ partly)::integer
					ELSE 0
				END AS tier
			FROM posting_search row
			WHERE has_changes AND row.posting_id = ANY (array(SELECT posting_id FROM search_changes))
				AND (row.deadline IS NULL OR row.deadline > at)
				AND (whole IS NULL OR row.head @@ whole)
				AND (cities IS NULL OR row.city = ANY (cities) OR row.head @@ place)
				AND (in_country IS NULL OR row.country = in_country)
				AND (of_company IS NULL OR lower(row.company_name) = of_company)
				AND row.posting_id <> ALL (hidden) AND lower(row.company_name) <> ALL (hidden_companies)
		)
		SELECT json_build_object(
			'counts', array(SELECT json_build_array(name, key, sum(n)) FROM found WHERE name <> 'page' GROUP BY name, key),
			'changed', array(
				SELECT json_build_array(type, level, category, is_remote, source, count(*)) FROM changed GROUP BY type, level, category, is_remote, source
			),
			'ids', CASE WHEN is_paged THEN array(
				SELECT id FROM (
					SELECT n AS tier, posted_at, id FROM found WHERE name = 'page'
					UNION ALL SELECT tier, posted_at, posting_id FROM changed
					WHERE (types IS NULL OR type::text = ANY (types)) AND (levels IS NULL OR level::text = ANY (levels))
						AND (categories IS NULL OR category::text = ANY (categories)) AND (remotes IS NULL OR is_remote::text = ANY (remotes))
						AND (sources IS NULL OR source = ANY (sources))
				) each ORDER BY tier DESC, posted_at DESC, id DESC LIMIT size OFFSET skipped
			) END
		) WHERE NOT EXISTS (SELECT FROM found WHERE name = 'rows')
	);
END
$$;

-- A salary as a monthly one at 100 %, by the rule of `toMonthlySalary`; null for a project fee. One expression,
-- so that the planner replaces the call and pages still come from the index alone.
CREATE FUNCTION public.monthly_salary(salary numeric, salary_type text, activity_rate integer) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE salary_type
  WHEN 'monthly' THEN salary * 100 / CASE activity_rate WHEN 0 THEN 100 ELSE activity_rate END
  WHEN 'hourly' THEN salary * 182
  WHEN 'daily' THEN salary * 21.67
END;
--> statement-breakpoint
CREATE STATISTICS "job_search_salary_statistics" ON (public.monthly_salary("salary", "salary_type", "activity_rate"))
FROM "job_search";

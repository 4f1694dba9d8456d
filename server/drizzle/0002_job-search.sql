-- A job's search words follow its own texts and its company's name, whoever writes them.
CREATE FUNCTION public.refresh_job_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := public.job_search_vector(
    NEW.title,
    (SELECT company_name FROM public.jobproviders WHERE id = NEW.jobprovider_id),
    NEW.location,
    NEW.description
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_search BEFORE INSERT OR UPDATE OF title, location, description, jobprovider_id, search
ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.refresh_job_search();
--> statement-breakpoint
CREATE FUNCTION public.refresh_company_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.jobs SET search = NULL WHERE jobprovider_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobproviders_rename AFTER UPDATE OF company_name ON public.jobproviders
FOR EACH ROW WHEN (OLD.company_name IS DISTINCT FROM NEW.company_name)
EXECUTE FUNCTION public.refresh_company_jobs();

import type { Job } from '@metier/sdk/contract';
import { openGazetteer } from '../places/gazetteer';
import { measureFrom } from '../places/places';
import type { PlaceQuery } from '../places/resolve-query';
import { correctLocation } from '../query/corrections';
import type { JobFilter } from '../query/filter';
import { splitIntoTerms } from '../query/look-ups';

/** Adds to each job how far it is from the one place that the search names, except for remote work. */
export function addDistances(jobs: Job[], filter: JobFilter): Job[] {
  const [place, other] = listTowns(filter);
  if (!place || other || place.points?.length !== 1) return jobs;
  const measure = measureFrom(place);
  return jobs.map((job) => {
    const distance = job.work_mode === 'remote' ? undefined : measure(job.location);
    return distance === undefined ? job : { ...job, distance };
  });
}

/** What the location and the keyword name, each once; a canton and a region have no centre to measure from. */
function listTowns(filter: JobFilter): PlaceQuery[] {
  const { location, exact } = filter;
  const isAsTyped = exact && location && correctLocation(location);
  const named = splitIntoTerms(filter)
    .filter(({ kind, isUnwanted }) => kind === 'place' && !isUnwanted)
    .flatMap(({ text, others = [] }) => [text, ...others]);
  const towns = new Map<string, PlaceQuery>();
  for (const text of [...(location && !isAsTyped ? [location] : []), ...named]) {
    const query = openGazetteer().resolveQuery(text);
    if (query?.points) towns.set(query.label, query);
  }
  return [...towns.values()];
}

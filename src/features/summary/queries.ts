import { queryOptions, useQueries } from '@tanstack/react-query';
import { fetchAmount } from './api';
import { topics } from './topics';

/** Each topic is read by itself, so that one that fails does not hide the others. */
export const amountQuery = (topic: string) =>
  queryOptions({
    queryKey: ['summary', topic],
    queryFn: () => fetchAmount(topic),
    // Nearly every change elsewhere changes one of the numbers.
    staleTime: 0,
  });

/** The amounts of all topics, in their order. */
export const useAmounts = () => useQueries({ queries: topics.map(({ id }) => amountQuery(id)) });

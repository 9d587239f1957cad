/** Which part of a list was asked for. */
export interface PageRequest {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** The same for SQL, and for the answer. */
export interface PagePlace {
  page: number;
  pageSize: number;
  limit: number;
  offset: number;
}

const usualPageSize = 15;

/** Turns page and size into limit and offset. The contract has checked their bounds. */
export function toPagination({ page = 1, pageSize = usualPageSize }: PageRequest): PagePlace {
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

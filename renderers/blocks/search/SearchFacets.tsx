import { useMemo, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { facetChoices } from "./facetChoices.ts";
import type { OpenedIndex } from "./finder/openIndex.ts";

type Facet = NonNullable<NonNullable<BlockProps<"search">["index"]>["facets"]>[number];

interface SearchFacetsProps {
  /** Id of the field. */
  id: string;
  facets: readonly Facet[];
  index: OpenedIndex;
  /** What the filters leave. */
  filters: Readonly<Record<string, unknown>>;
  chosen: Readonly<Record<string, unknown>>;
  onChoose(name: string, value: string | number | undefined): void;
}

/** Filters whose choices are what the index has. */
export function SearchFacets({ id, facets, index, filters, chosen, onChoose }: SearchFacetsProps): ReactElement {
  return (
    <>
      {facets.map((facet) => (
        <SearchFacet
          key={facet.name}
          id={`${id}-${facet.name}`}
          facet={facet}
          index={index}
          filters={filters}
          value={chosen[facet.name]}
          onChoose={(value) => onChoose(facet.name, value)}
        />
      ))}
    </>
  );
}

interface SearchFacetProps extends Pick<SearchFacetsProps, "id" | "index" | "filters"> {
  facet: Facet;
  value: unknown;
  onChoose(value: string | number | undefined): void;
}

function SearchFacet({ id, facet, index, filters, value, onChoose }: SearchFacetProps): ReactElement {
  const written = JSON.stringify(filters);
  const choices = useMemo(() => {
    const wanted = Object.entries(JSON.parse(written) as Record<string, unknown>);
    return facetChoices(index, facet, (place) => wanted.every(([name, one]) => index.at(name, place) === one));
  }, [index, facet, written]);
  const place = choices.findIndex((choice) => choice.value === value);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {facet.label}
      </label>
      <select
        id={id}
        className="input input--select"
        value={place < 0 ? "" : String(place)}
        onChange={(event) => onChoose(choices[Number(event.currentTarget.value || "-1")]?.value)}
      >
        <option value="">{facet.placeholder}</option>
        {choices.map((choice, at) => (
          <option key={choice.value} value={String(at)}>
            {choice.title}
          </option>
        ))}
      </select>
    </div>
  );
}

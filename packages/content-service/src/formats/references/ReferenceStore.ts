import type { JsonObject } from '@broadsheet/service-kit/json';

/** What stories of an old site refer to: by kind, such as `image`, and by its id there. */
export type References = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

/** Keeps what stories of old sites refer to, so that a later import finds what an earlier one brought. */
export interface ReferenceStore {
  /** Returns everything of an old site. @param source the system and the address of the old site */
  load(source: string): Promise<References>;
  /** Adds references, or replaces those of the same kind and id. */
  save(source: string, references: References): Promise<void>;
}

/** Collects references by their kind. */
export interface ReferenceCollector {
  readonly references: References;
  add(kind: string, id: string, body: JsonObject): void;
}

export function createReferenceCollector(): ReferenceCollector {
  const references = new Map<string, Map<string, JsonObject>>();
  return {
    references,
    add(kind, id, body) {
      const known = references.get(kind);
      if (known === undefined) references.set(kind, new Map([[id, body]]));
      else known.set(id, body);
    },
  };
}

/** The behaviours of the stand-ins for an ad server and for bidders, with their texts on the panel. */
export const adBehaviours = {
  fill: 'fills every slot',
  late: 'fills every slot, three seconds late',
  empty: 'leaves every slot empty',
  never: 'never answers',
} as const;

export const bidBehaviours = {
  bid: 'offer a price for every slot',
  never: 'never answer',
} as const;

export type AdBehaviour = keyof typeof adBehaviours;
export type BidBehaviour = keyof typeof bidBehaviours;

export const adBehaviourNames = ['fill', 'late', 'empty', 'never'] as const satisfies readonly AdBehaviour[];
export const bidBehaviourNames = ['bid', 'never'] as const satisfies readonly BidBehaviour[];

export interface AdsBehaviour {
  readonly server: AdBehaviour;
  readonly bidders: BidBehaviour;
}

/** Parses behaviours; invalid ones become `fill` and `bid`. */
export function parseAdsBehaviour(server: unknown, bidders: unknown): AdsBehaviour {
  return {
    server: adBehaviourNames.find((name) => name === server) ?? 'fill',
    bidders: bidBehaviourNames.find((name) => name === bidders) ?? 'bid',
  };
}

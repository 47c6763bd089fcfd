/** The ad properties of a site without an ad server of its own, so that its pages request the stand-ins. */
export const adProperties = {
  dfpId: 'sandbox',
  websiteAdPath: 'courier',
  taboolaPublisherId: 'sandbox',
  headerBidding: {
    script: '/sandbox/ads/prebid.js',
    adUnits: {
      leaderboard_large: [{ bidder: 'sandbox', params: {} }],
      right_rail_cube: [{ bidder: 'sandbox', params: {} }],
    },
  },
} as const;

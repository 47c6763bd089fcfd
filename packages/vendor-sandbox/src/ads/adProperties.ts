/** What a site says of ads that has no ad server of its own: enough for the stand-ins to be asked. */
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

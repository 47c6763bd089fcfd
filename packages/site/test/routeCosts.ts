/**
 * The most statements of the database that one call may cost which comes from somebody who is not signed in, by the route's
 * method and pattern. One alone grows with a list: a cart's, by its items, of which a call may bring twenty. What is longer is
 * refused, and so is a body over the limit of its kind (256 kB below `/sales/`, 64 kB for events of payment providers).
 */
const COSTS: readonly (readonly [most: number, routes: readonly string[]])[] = [
  [
    0,
    [
      'GET /identity/public/v1/apple/auth',
      'GET /identity/public/v1/apple/authurl',
      'GET /identity/public/v1/avatar/:file',
      'GET /identity/public/v1/swg/accesstoken',
      'GET /identity/public/v2/oidc/:clientId/initiate',
      'GET /identity/public/v2/oidc/provider/.well-known/openid-configuration',
      'GET /identity/public/v2/oidc/return',
      'GET /identity/public/v2/oidc/signin',
      'GET /sales/public/v1/checkout/payment/options',
      'GET /sales/public/v1/entitlements',
      'POST /identity/public/v1/apple/auth',
      'POST /identity/public/v1/auth/token',
      'POST /identity/public/v2/oidc/return',
      'POST /sales/public/v1/swg/loginexists',
      'POST /sales/public/v1/swg/purchase',
      'POST /sales/public/v1/webhooks/paypal',
      'POST /sales/public/v1/webhooks/stripe',
    ],
  ],
  [
    4,
    [
      'DELETE /sales/public/v1/cart/clear',
      'DELETE /sales/public/v1/cart/item/:sku',
      'GET /identity/public/v1/auth/magiclink/:nonce',
      'GET /identity/public/v1/config',
      'GET /identity/public/v1/email/verify/:nonce',
      'GET /identity/public/v1/password/reset/:nonce',
      'GET /identity/public/v2/oidc/provider/jwks',
      'GET /retail/public/v1/paywall/active',
      'GET /retail/public/v1/pricing/paymentInfo/:priceCode/:cycle/:start',
      'GET /retail/public/v1/product/:sku',
      'GET /sales/public/v1/cart',
      'GET /sales/public/v1/checkout/order/:orderNumber/payment/:paymentMethodID',
      'GET /sales/public/v1/config',
      'GET /sales/public/v1/order/detail/:orderNumber',
      'GET /sales/public/v1/receipt/:orderNumber',
      'POST /identity/public/v1/swg/checkloginexists',
      'POST /identity/public/v2/oidc/provider/token',
      'PUT /identity/public/v1/email/restore/:nonce',
      'PUT /identity/public/v1/email/verify/:nonce',
      'PUT /identity/public/v1/user/anonymize/approve/:nonce',
      'PUT /sales/public/v1/checkout/3ds/order/:orderNumber/payment/:paymentMethodID',
      'PUT /sales/public/v1/checkout/order/:orderNumber/payment/:paymentMethodID',
      'PUT /sales/public/v1/paymentmethod/:paymentID/provider/:providerID',
      'PUT /sales/public/v1/paymentmethod/:paymentID/provider/:providerID/finalize',
      'PUT /sales/public/v1/paymentmethod/:paymentID/provider/:providerID/finalize3ds',
    ],
  ],
  [
    8,
    [
      'GET /retail/public/v1/offer/live/:campaign',
      'POST /identity/public/v1/auth/login',
      'POST /sales/public/v1/checkout/order',
      'PUT /identity/public/v1/password/reset/:nonce',
    ],
  ],
  // A link that is mailed is queued, delivered and recorded.
  [
    16,
    [
      'POST /identity/public/v1/auth/magiclink',
      'POST /identity/public/v1/email/verify',
      'POST /identity/public/v1/password/reset',
    ],
  ],
  [32, ['POST /identity/public/v1/signup']],
  [92, ['POST /sales/public/v1/cart/item']],
];

/** The statements that a call may cost, by route. */
export const routeCosts: ReadonlyMap<string, number> = new Map(
  COSTS.flatMap(([most, routes]) => routes.map((route) => [route, most] as const)),
);

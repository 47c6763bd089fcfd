/** The pages of the sample newspaper on which readers sign in and manage their accounts. */
export const ACCOUNT = {
  account: '/account/',
  login: '/account/login/',
  signup: '/account/signup/',
  forgotPassword: '/account/forgot-password/',
  resetPassword: '/account/reset-password/',
  oneTime: '/account/request-one-time/',
  verifyEmail: '/account/verify-email/',
  delete: '/account/delete/',
  privacy: '/privacy-policy/',
} as const;

export interface OneTimeLinkRequestBody {
  readonly email: string;
  readonly recaptchaToken?: string;
}

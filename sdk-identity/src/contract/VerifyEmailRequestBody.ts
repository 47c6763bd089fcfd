export interface VerifyEmailRequestBody {
  readonly email: string;
}

/** The reader's audience segment; a body without `segment` means that there is none (wire-contract 6.1 no. 16). */
export interface SegmentBody {
  readonly id?: number;
  readonly segment?: string;
}

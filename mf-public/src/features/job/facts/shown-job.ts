/** Fields shown in the headline of a published job or a preview. */
export interface ShownJob {
  readonly title: string;
  readonly location: string;
  /** Kilometres from the place of the search that found it. */
  readonly distance?: number | undefined;
  readonly contract_type: string;
  readonly salary: string;
  readonly salary_max?: string | null;
  readonly salary_type: string;
  readonly salary_currency: string;
  readonly activity_rate: number;
  readonly activity_rate_max?: number | null;
  readonly work_mode: string;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly application_deadline?: string | null;
  readonly language?: string | null;
  readonly is_active?: boolean;
  readonly created_at?: string;
}

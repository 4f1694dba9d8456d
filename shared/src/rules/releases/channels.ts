/** Each channel has its own live releases; staging inherits those that it has not moved itself. */
export const CHANNELS = ['production', 'staging'] as const;

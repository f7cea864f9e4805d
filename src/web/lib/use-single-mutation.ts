import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation of one row. It ignores presses until it has ended: the second press of a double click
 * comes before the button is drawn as busy.
 */
export function useSingleMutation<Done, Input>(options: UseMutationOptions<Done, Error, Input>) {
  const isRunning = useRef(false);
  const { mutateAsync, isPending } = useMutation(options);
  const mutate = (input: Input): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = () => {
      isRunning.current = false;
    };
    // The options report the failure.
    mutateAsync(input).then(end, end);
  };
  return { mutate, mutateAsync, isPending };
}

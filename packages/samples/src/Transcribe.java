// Creates a job for the URL of a recording, and prints the transcript. Needs Java 17 or newer, and Jackson (jackson-databind).
// Run, with BASE_URL and API_KEY in the environment: java -cp "lib/*" Transcribe.java https://example.org/talk.mp3
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;

public class Transcribe {
    static final ObjectMapper JSON = new ObjectMapper();
    /** Follows no redirect, which would get the key. */
    static final HttpClient HTTP = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(30)).build();
    final URI base;
    final String key;

    Transcribe(String url, String key) {
        this.base = URI.create(url.replaceFirst("/*$", "/"));
        this.key = key;
    }

    public static void main(String[] args) throws Exception {
        var service = new Transcribe(System.getenv("BASE_URL"), System.getenv("API_KEY"));
        var job = service.transcribe(Map.of("audio_url", args[0], "diarization", true), Duration.ofHours(1));
        System.out.println(job.at("/result/transcription/full_transcript").asText("The result has no transcript."));
    }

    /** Returns the job when it is done. Don't put null into the request: a missing option has its default. */
    JsonNode transcribe(Map<String, Object> request, Duration limit) throws IOException, InterruptedException {
        var end = Instant.now().plus(limit);
        var url = call(base.resolve("v2/pre-recorded"), request).path("result_url").asText();
        if (url.isEmpty()) throw new IOException("The response has no result_url.");
        while (true) {
            var job = call(base.resolve(url), null);
            var status = job.path("status").asText();
            if (status.equals("done")) return job;
            if (!status.equals("queued") && !status.equals("processing"))
                throw new IOException("The job ended: " + status + " " + job.path("error_code"));
            if (Instant.now().isAfter(end)) throw new IOException("The job isn't done: " + url);
            Thread.sleep(1000);
        }
    }

    /** Sends `sent` as JSON with POST. Without it, sends a GET. The key goes only to the origin of the service. */
    JsonNode call(URI url, Object sent) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(url).timeout(Duration.ofSeconds(30));
        if (url.resolve("/").equals(base.resolve("/"))) request.header("x-service-key", key);
        if (sent != null) request.header("content-type", "application/json").POST(BodyPublishers.ofByteArray(JSON.writeValueAsBytes(sent)));
        var response = HTTP.send(request.build(), BodyHandlers.ofString());
        if (response.statusCode() / 100 == 2) return JSON.readTree(response.body());
        throw new IOException(response.statusCode() + " from " + url.getPath() + ": " + response.body());
    }
}
